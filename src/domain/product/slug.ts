/** A slug is the id of a product's document and the last part of its address: `franch-oil-nh-plus`. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** How long a slug may be, in characters. */
export const MAX_SLUG_LENGTH = 80;

/** Whether a text can be a product's id. What is not a slug never reaches Firestore, where "/" would change the path. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}

/** How long a sku may be, in characters. */
export const MAX_SKU_LENGTH = 60;
