/** Stands for the shop's name in texts that `withShopName` fills in. */
export const SHOP_PLACEHOLDER = '{shop}';

/** A text, or a value of JSON with texts, with the shop's name in the place of each `{shop}`. */
export function withShopName<T>(content: T, name: string): T {
  return JSON.parse(
    JSON.stringify(content).replaceAll(SHOP_PLACEHOLDER, () => JSON.stringify(name).slice(1, -1)),
  ) as T;
}
