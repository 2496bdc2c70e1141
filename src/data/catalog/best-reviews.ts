import { highlights } from '../firebase/collections.ts';

/** The reviews with photograph of the home page, in one document; null before there was any. */
export const bestReviews = highlights.doc('reviews');
