import * as v from 'valibot';
import { Moment, Text } from '../core/record-fields.ts';
import { isSlug } from '../product/slug.ts';

/** A published article is public from `publishedAt`; earlier, and as a draft, it is visible only to staff. */
const BLOG_STATUSES = ['draft', 'published'] as const;

/** An article, `blogs/{slug}`. `body` is Markdown, never HTML. Times are epoch milliseconds. */
export const BlogSchema = v.object({
  slug: v.pipe(v.string(), v.check(isSlug, 'not a slug')),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
  excerpt: v.optional(Text(400), ''),
  body: Text(60_000),
  coverImageURL: v.optional(v.string(), ''),
  /** The cover's alternative text. */
  coverAlt: v.optional(Text(200), ''),
  author: v.optional(Text(80), ''),
  /** The expert who reviewed it before publication; empty without one. */
  reviewer: v.optional(Text(80), ''),
  tags: v.optional(v.array(Text(40)), []),
  status: v.picklist(BLOG_STATUSES),
  publishedAt: Moment,
  updatedAt: v.optional(Moment),
  seoTitle: v.optional(Text(120), ''),
  seoDescription: v.optional(Text(300), ''),
  /** Slugs of related products. */
  relatedProducts: v.optional(v.array(v.pipe(v.string(), v.check(isSlug, 'not a slug'))), []),
  /** Id of its last audit entry; empty without one. */
  auditId: v.optional(v.string(), ''),
});

/** An article. */
export type Blog = v.InferOutput<typeof BlogSchema>;

/** The publication state of an article. */
export type BlogState = 'draft' | 'scheduled' | 'published';

/** The publication state of an article at a time (epoch milliseconds). */
export function blogState(blog: Pick<Blog, 'status' | 'publishedAt'>, now: number): BlogState {
  if (blog.status === 'draft') return 'draft';
  return blog.publishedAt > now ? 'scheduled' : 'published';
}

/** `redirects/{slug}`: the new slug of an article that was renamed. */
export const RedirectSchema = v.object({
  slug: v.string(),
  to: v.pipe(v.string(), v.check(isSlug, 'not a slug')),
});

/** A redirect. */
export type Redirect = v.InferOutput<typeof RedirectSchema>;
