/** Stands for the shop's name in texts that `withShopName` fills in. */
export const SHOP_PLACEHOLDER = '{shop}';

/** A text, or a value of JSON with texts, with the shop's name in the place of each `{shop}`. */
export function withShopName<T>(content: T, name: string): T {
  return filledIn(content, { [SHOP_PLACEHOLDER]: name });
}

/** A text, or a value of JSON with texts, with values in the place of their placeholders. */
export function filledIn<T>(content: T, values: Readonly<Record<string, string>>): T {
  const filled = Object.entries(values).reduce(
    (json, [placeholder, value]) =>
      json.replaceAll(placeholder, () => JSON.stringify(value).slice(1, -1)),
    JSON.stringify(content),
  );
  return JSON.parse(filled) as T;
}
