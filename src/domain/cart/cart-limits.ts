/** Maximum number of products in a wishlist. */
export const WISH_LIST_SIZE = 200;

/** Most units of one product in an order: a household's need, not a trader's. */
export const MAX_QUANTITY = 20;
