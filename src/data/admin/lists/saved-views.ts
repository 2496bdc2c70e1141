import type { Result } from '#domain/core/result.ts';
import { MAX_VIEWS, type SavedView, SavedViewSchema } from '#domain/staff/saved-view.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import { attempt } from '#data/firebase/failures.ts';
import { putDocument, removeDocument } from '#data/firebase/writes.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';

const path = (uid: string): string => `users/${uid}/views`;

/** A person's saved views of all lists, live. */
export function savedViews(uid: string): Query<ListPage<SavedView>> {
  const views = defineCollection(`users/${uid}/views`, {
    schema: SavedViewSchema,
    idField: 'id',
  });
  return views.list({ where: {}, orderBy: null, limit: MAX_VIEWS });
}

/** Saves a view, or restores a removed one. Fails with `denied`, `offline`, `unavailable`. */
export function saveView(uid: string, { id, ...fields }: SavedView): Promise<Result<void>> {
  return attempt(() => putDocument(`${path(uid)}/${id}`, fields));
}

/** Removes a view. Idempotent. Fails as `saveView` does. */
export function removeView(uid: string, id: string): Promise<Result<void>> {
  return attempt(() => removeDocument(`${path(uid)}/${id}`));
}
