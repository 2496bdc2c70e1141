import * as v from 'valibot';
import { Moment, Text } from '../shared/record-fields.ts';
import { isSlug } from '../product/slug.ts';

/** A published article is shown to everyone from its `publishedAt` on; before it, and as a draft, to staff alone. */
const BLOG_STATUSES = ['draft', 'published'] as const;

/** An article, `blogs/{slug}`. `body` is Markdown, never HTML. Moments are epoch milliseconds. */
export const BlogSchema = v.object({
  slug: v.pipe(v.string(), v.check(isSlug, 'not a slug')),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
  excerpt: v.optional(Text(400), ''),
  body: Text(60_000),
  coverImageURL: v.optional(v.string(), ''),
  /** What the cover shows, for those who do not see it. */
  coverAlt: v.optional(Text(200), ''),
  author: v.optional(Text(80), ''),
  /** Who with knowledge of the matter has read it before it was published; empty when nobody has. */
  reviewer: v.optional(Text(80), ''),
  tags: v.optional(v.array(Text(40)), []),
  status: v.picklist(BLOG_STATUSES),
  publishedAt: Moment,
  updatedAt: v.optional(Moment),
  seoTitle: v.optional(Text(120), ''),
  seoDescription: v.optional(Text(300), ''),
  /** Slugs of products that the article speaks of. */
  relatedProducts: v.optional(v.array(v.pipe(v.string(), v.check(isSlug, 'not a slug'))), []),
  /** The last entry of the audit about it; empty when there is none. */
  auditId: v.optional(v.string(), ''),
});

/** An article. */
export type Blog = v.InferOutput<typeof BlogSchema>;

/** How far an article is on its way to its readers. */
export type BlogState = 'draft' | 'scheduled' | 'published';

/** How far an article is at a moment (epoch milliseconds). */
export function blogState(blog: Pick<Blog, 'status' | 'publishedAt'>, now: number): BlogState {
  if (blog.status === 'draft') return 'draft';
  return blog.publishedAt > now ? 'scheduled' : 'published';
}

/** `redirects/{slug}`: where an article went that had this slug once. */
export const RedirectSchema = v.object({
  slug: v.string(),
  to: v.pipe(v.string(), v.check(isSlug, 'not a slug')),
});

/** Where an article went. */
export type Redirect = v.InferOutput<typeof RedirectSchema>;
