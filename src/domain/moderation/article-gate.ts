import { blogFormValues } from '../content/blog-draft.ts';
import type { Blog } from '../content/blog.ts';
import { type ClaimInField, findClaims, findClaimsInMarkdown, newClaims } from './claims.ts';

/** The article fields that readers and search engines see, by form field. */
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

/** A forbidden word in an article, with its position in the form's text. */
export type ArticleClaim = ClaimInField<(typeof SHOWN)[number]>;

/**
 * The claims that block publishing or scheduling; each can be overridden with a reason. An article that is already
 * published or scheduled (`before`) may keep its earlier claims.
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
