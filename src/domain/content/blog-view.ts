/** Words a minute that adults read of English prose (Brysbaert 2019: 238). */
const WORDS_A_MINUTE = 238;

/** How long an article takes to read, in whole minutes, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** How far the list of articles can be unrolled through its address. */
export const MAX_BLOG_PAGES = 20;

/** How many pages of the list an address asks for, from 1 to `MAX_BLOG_PAGES`, whatever stands there. */
export function blogPages(query: { get(name: string): string | null }): number {
  const pages = Number(query.get('pages') ?? 1);
  return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_BLOG_PAGES) : 1;
}
