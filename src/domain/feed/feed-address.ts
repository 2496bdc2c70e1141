/** Where Google and Meta fetch the product feed, from the root of the site. Repeated in `firebase.json`. */
export const FEED_PATH = '/feeds/products.xml';
