import * as v from 'valibot';
import { isSlug } from './product.ts';

/** A published article is shown to everyone, a draft to staff alone. */
const BLOG_STATUSES = ['draft', 'published'] as const;

/** An article, `blogs/{slug}`. `body` is Markdown, never HTML. Moments are epoch milliseconds. */
export const BlogSchema = v.object({
  slug: v.pipe(v.string(), v.check(isSlug, 'not a slug')),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
  excerpt: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  body: v.pipe(v.string(), v.maxLength(60_000)),
  coverImageURL: v.optional(v.string(), ''),
  author: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
  tags: v.optional(v.array(v.pipe(v.string(), v.maxLength(40))), []),
  status: v.picklist(BLOG_STATUSES),
  publishedAt: v.pipe(v.number(), v.finite()),
  updatedAt: v.optional(v.pipe(v.number(), v.finite())),
  seoTitle: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
  seoDescription: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  /** Slugs of products that the article speaks of. */
  relatedProducts: v.optional(v.array(v.pipe(v.string(), v.check(isSlug, 'not a slug'))), []),
});

/** An article. */
export type Blog = v.InferOutput<typeof BlogSchema>;

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
