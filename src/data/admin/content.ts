import {
  type ContentAuthor,
  ContentAuthorSchema,
  type ContentRecord,
  MAX_VERSIONS_SHOWN,
  type SaveContentAnswer,
  type SaveContentRequest,
} from '#domain/shop-content/content-record.ts';
import type { Result } from '#domain/core/result.ts';
import type { ContentPart } from '#domain/shop-content/parts.ts';
import { call } from '#data/firebase/call.ts';
import { contents, versionsOf } from '#data/content/site-content.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';

/** A part as stored, live; null before its first version. */
export function storedContent(part: ContentPart): Query<ContentRecord | null> {
  return contents.doc(part);
}

/** The latest versions of a part, the newest first. */
export function contentVersions(part: ContentPart): Query<ListPage<ContentRecord>> {
  return versionsOf(part).list({
    where: {},
    orderBy: { field: 'version', direction: 'desc' },
    limit: MAX_VERSIONS_SHOWN,
  });
}

/** The authors of the latest versions of a part. */
export function contentAuthors(part: ContentPart): Query<ListPage<ContentAuthor>> {
  const authors = { schema: ContentAuthorSchema, idField: 'id' };
  return defineCollection(`content/${part}/authors`, authors).list({
    where: {},
    orderBy: { field: 'version', direction: 'desc' },
    limit: MAX_VERSIONS_SHOWN,
  });
}

/**
 * Saves a part as a new version; null restores the built-in words. A refusal is a value; fails with `denied`, `offline`,
 * or `unavailable` when the outcome is unknown: a repetition is safe then.
 */
export function saveContent(request: SaveContentRequest): Promise<Result<SaveContentAnswer>> {
  return call<SaveContentAnswer>('saveContent', request);
}
