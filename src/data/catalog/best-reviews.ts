import { shopCollection } from '../firebase/collections.ts';

/** `highlights/{id}`: what the home page shows of all reviews. */
const highlights = shopCollection('highlights', (shop) => shop.highlights);

/** The reviews with photograph of the home page, in one document; null before there was any. */
export const bestReviews = highlights.doc('reviews');
