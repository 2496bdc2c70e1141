import { NEW_RECORD } from '#domain/staff/admin-area.ts';

/** The form of a new product, as the values below no slug: those have no asterisk. */
export const NEW = NEW_RECORD.products;
/** Prefix for a new product as a copy; followed by the slug of the original. */
export const COPY = '*copy.';
/** Import and export of products. */
export const FILE = '*file';
/** The grid that edits many products. */
export const GRID = '*grid';
