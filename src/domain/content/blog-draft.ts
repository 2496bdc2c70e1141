import * as v from 'valibot';
import type { Blog } from './blog.ts';
import { Line, LongText, RequiredLine } from '../shared/form.ts';
import { isSlug } from '../product/slug.ts';

/** The most tags and related products of an article. */
const MAX_TAGS = 12;
const MAX_RELATED = 8;

/** Words between commas, each once. */
const Words = (max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => [
      ...new Set(text.split(',').map((word) => word.replace(/\s+/gu, ' ').trim())),
    ]),
    v.transform((words) => words.filter((word) => word !== '')),
    v.maxLength(max, 'too-long'),
  );

/** A picture's address as a document may hold it: of this site, or of Storage. The rules allow the same. */
const PictureAddress = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(2000, 'too-long'),
  v.regex(/^(?:https?:\/\/[^ ]+|\/[^/ ][^ ]*)?$/u, 'choice'),
);

/** An article as it is typed. The messages are `FieldFault` codes; the lengths stand in the rules as well. */
export const BlogDraftSchema = v.pipe(
  v.object({
    title: RequiredLine(160),
    slug: v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.check(isSlug, 'choice')),
    excerpt: v.optional(Line(400), ''),
    body: LongText(1, 60_000),
    coverImageURL: PictureAddress,
    coverAlt: v.optional(Line(200), ''),
    author: v.optional(Line(80), ''),
    reviewer: v.optional(Line(80), ''),
    tags: v.pipe(
      Words(MAX_TAGS),
      v.check((tags) => tags.every((tag) => tag.length <= 40), 'too-long'),
    ),
    relatedProducts: v.pipe(
      Words(MAX_RELATED),
      v.check((slugs) => slugs.every(isSlug), 'choice'),
    ),
    seoTitle: v.optional(Line(120), ''),
    seoDescription: v.optional(Line(300), ''),
  }),
  v.forward(
    v.check(({ coverImageURL, coverAlt }) => coverImageURL === '' || coverAlt !== '', 'required'),
    ['coverAlt'],
  ),
);

/** What of an article is typed. */
export type BlogDraft = v.InferOutput<typeof BlogDraftSchema>;

/** The fields of the form, in its order. */
const DRAFT_FIELDS = Object.keys(BlogDraftSchema.pipe[0].entries) as readonly (keyof BlogDraft)[];

/** What was typed of an article, out of the article. */
export function blogDraftOf(blog: Blog): BlogDraft {
  return Object.fromEntries(DRAFT_FIELDS.map((field) => [field, blog[field]])) as BlogDraft;
}

/** An article as the texts of its form; lists are words between commas. */
export function blogFormValues(blog: BlogDraft): Readonly<Record<keyof BlogDraft, string>> {
  const texts = DRAFT_FIELDS.map((field) => {
    const value = blog[field];
    return [field, typeof value === 'string' ? value : value.join(', ')] as const;
  });
  return Object.fromEntries(texts) as Record<keyof BlogDraft, string>;
}
