import type { ContentRecord } from '#domain/shop-content/content-record.ts';
import { versionId } from '#domain/shop-content/content-record.ts';
import type { ContentPart } from '#domain/shop-content/parts.ts';
import { shopCollection } from '../firebase/collections.ts';
import { withPrerenderedData } from '../prerendered/with-prerendered-data.ts';
import type { Query } from '../query/query-store.ts';

/** `content/{part}`: a part of the shop's words that the owner edits. */
export const contents = shopCollection('content', (shop) => shop.content);

/** `content/{part}/versions/{number}`: each version of a part. */
export const versionsOf = (part: string) =>
  shopCollection(`content/${part}/versions`, (shop) => shop.content);

const queries = new Map<ContentPart, Query<ContentRecord | null>>();

/** A page's own words, live; null while the built-in ones apply. Prerendered with the page. */
export function pageContent(part: ContentPart): Query<ContentRecord | null> {
  const known = queries.get(part) ?? withPrerenderedData(contents.doc(part));
  queries.set(part, known);
  return known;
}

/** One version of a policy; null when there is none. */
export function contentVersion(part: ContentPart, version: number): Query<ContentRecord | null> {
  return versionsOf(part).doc(versionId(version));
}
