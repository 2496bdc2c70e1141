/** Most units of one product in an order: a household's need, not a trader's. */
export const MAX_QUANTITY = 20;
