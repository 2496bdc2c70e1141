/** The shop's name in every title. */
export const SHOP_NAME = 'Franch';
