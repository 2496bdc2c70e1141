/** What the installed shop says of itself, and how it is offered. */
export const installWords = {
  description: 'Ayurvedic oils, soaps and supplements from India, every ingredient listed',
  shortcuts: {
    search: 'Search',
    cart: 'Cart',
    orders: 'Orders',
  },
  screenshots: {
    home: 'The shop’s home page',
    product: 'A product with its price, delivery date and reviews',
    wide: 'The shop on a wide screen',
  },
  offer: {
    title: (shop: string) => `Keep ${shop} one tap away`,
    text: 'Add the shop to your home screen. It opens instantly, even offline.',
    /** Safari on iPhones and iPads has no button for it. */
    ios: 'Tap Share below, then “Add to Home Screen”.',
    add: 'Add to Home screen',
    later: 'No, thanks',
  },
} as const;
