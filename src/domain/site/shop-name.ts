/** The name of the shop, as every title carries it. */
export const SHOP_NAME = 'Franch';
