/** What the address opens that is no product: a slug has no asterisk. */
export const NEW = '*new';
/** A new product that begins as a copy; the slug of the other one follows. */
export const COPY = '*copy.';
/** The file of products, in and out. */
export const FILE = '*file';
