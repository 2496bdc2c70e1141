import { blogFormValues } from '../content/blog-draft.ts';
import type { Blog } from '../content/blog.ts';
import { type ClaimInField, findClaims, findClaimsInMarkdown, newClaims } from './claims.ts';

/** The texts of an article that readers and search engines see, by the names of the form's fields. */
const SHOWN = [
  'title',
  'slug',
  'excerpt',
  'body',
  'coverAlt',
  'tags',
  'seoTitle',
  'seoDescription',
] as const;

/** A forbidden word in an article. Its place is in the text as the form holds it. */
export type ArticleClaim = ClaimInField<(typeof SHOWN)[number]>;

/**
 * What keeps an article from being published or scheduled, each overridden with a reason. One that is published already
 * (`before`; also a planned one, which was checked when it was planned) keeps what it claimed then.
 */
export function articleClaims(
  typed: Readonly<Record<string, string>>,
  before: Blog | null,
): readonly ArticleClaim[] {
  const claims = claimsIn(typed);
  return before?.status === 'published'
    ? newClaims(claims, claimsIn(blogFormValues(before)))
    : claims;
}

function claimsIn(typed: Readonly<Record<string, string>>): readonly ArticleClaim[] {
  return SHOWN.flatMap((field) => {
    const find = field === 'body' ? findClaimsInMarkdown : findClaims;
    return find(typed[field] ?? '').map((claim) => ({ ...claim, field }));
  });
}
