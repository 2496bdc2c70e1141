import { MAX_SLUG_LENGTH } from './slug.ts';

/** A slug from a title: "Neem & Tulsi Soap" → "neem-and-tulsi-soap"; empty for a title in another script. */
export function slugFromTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  if (words.length <= MAX_SLUG_LENGTH) return words;
  return words.slice(0, words.lastIndexOf('-', MAX_SLUG_LENGTH)).slice(0, MAX_SLUG_LENGTH);
}
