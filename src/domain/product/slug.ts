/** A slug is the id of a product's document and the last segment of its URL: `franch-oil-nh-plus`. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Maximum length of a slug, in characters. */
export const MAX_SLUG_LENGTH = 80;

/** Whether a text can be a product's id. Anything else must not reach Firestore, where "/" would change the path. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}

/** Maximum length of a sku, in characters. */
export const MAX_SKU_LENGTH = 60;
