/** Adults' reading speed for English prose in words per minute (Brysbaert 2019: 238). */
const WORDS_A_MINUTE = 238;

/** Reading time in whole minutes, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** Maximum pages of the article list that a URL can unroll. */
export const MAX_BLOG_PAGES = 20;

/** The number of article pages in a URL query, from 1 to `MAX_BLOG_PAGES` for any input. */
export function blogPages(query: { get(name: string): string | null }): number {
  const pages = Number(query.get('pages') ?? 1);
  return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_BLOG_PAGES) : 1;
}
