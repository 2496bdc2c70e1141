import * as v from 'valibot';
import type { Blog } from './blog.ts';
import { typedList } from '../core/typed-list.ts';
import { Line, LongText, RequiredLine } from '../core/form.ts';
import { isSlug } from '../product/slug.ts';

/** Maximum tags and related products of an article. */
const MAX_TAGS = 12;
const MAX_RELATED = 8;

/** Unique words of a typed list. */
const Words = (max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => [...typedList(text)]),
    v.maxLength(max, 'too-long'),
  );

/** The slug in a pasted link to a product; anything else stays. */
const slugInLink = (text: string): string =>
  text.replace(/^.*\/product\//u, '').replace(/\/?(?:[?#].*)?$/u, '');

/** A picture URL that a document may hold: of this site or of Storage. The security rules allow the same. */
const PictureAddress = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(2000, 'too-long'),
  v.regex(/^(?:https?:\/\/[^ ]+|\/[^/ ][^ ]*)?$/u, 'choice'),
);

/** An article as typed. The messages are `FieldFault` codes; the rules repeat the lengths. */
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
      v.transform((slugs) => [...new Set(slugs.map(slugInLink))]),
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

/** The typed fields of an article. */
export type BlogDraft = v.InferOutput<typeof BlogDraftSchema>;

/** The form's fields in order. */
const DRAFT_FIELDS = Object.keys(BlogDraftSchema.pipe[0].entries) as readonly (keyof BlogDraft)[];

/** The typed fields of a stored article. */
export function blogDraftOf(blog: Blog): BlogDraft {
  return Object.fromEntries(DRAFT_FIELDS.map((field) => [field, blog[field]])) as BlogDraft;
}

/** The form values of an article; lists are comma-separated. */
export function blogFormValues(blog: BlogDraft): Readonly<Record<keyof BlogDraft, string>> {
  const texts = DRAFT_FIELDS.map((field) => {
    const value = blog[field];
    return [field, typeof value === 'string' ? value : value.join(', ')] as const;
  });
  return Object.fromEntries(texts) as Record<keyof BlogDraft, string>;
}
