/** Values of `open` that are no product: a slug has no asterisk. */
export const NEW = '*new';
/** Prefix for a new product as a copy; followed by the slug of the original. */
export const COPY = '*copy.';
/** Import and export of products. */
export const FILE = '*file';
