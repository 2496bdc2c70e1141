import { Timestamp } from 'firebase/firestore';
import { type BlogDraft, blogDraftOf } from '#domain/content/blog-draft.ts';
import type { Blog, BlogState } from '#domain/content/blog.ts';
import type { Result } from '#domain/core/result.ts';
import { blogs } from '#data/content/blogs.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { NOW } from '#data/firebase/writes.ts';
import { type Guard, type Write, writeAudited, writeAuditedUnlessChanged } from './audited.ts';

const PAGE_SIZE = 30;
const FAR_FUTURE = Date.UTC(2100, 0, 1);

/** A live page of articles in a state (null: all), by publication time, newest first. `now` is epoch milliseconds. */
export function staffBlogs(
  state: BlogState | null,
  now: number,
  after?: Cursor,
): Query<ListPage<Blog>> {
  const minute = now - (now % 60_000);
  return blogs.list({
    where: state ? { status: state === 'draft' ? 'draft' : 'published' } : {},
    orderBy: { field: 'publishedAt', direction: 'desc' },
    ...(state === 'scheduled' && { between: [new Date(minute + 1), new Date(FAR_FUTURE)] }),
    ...(state === 'published' && { between: [new Date(0), new Date(minute + 1)] }),
    limit: PAGE_SIZE,
    ...(after && { after }),
  });
}

/** Publication state: a draft, or visible from a time on (epoch milliseconds). */
export type PublicationState = Pick<Blog, 'status' | 'publishedAt'>;

/**
 * Saves an article. `base` is the article that the form was filled from; null for a new one. A new slug moves the
 * article and creates a redirect if it was published. Returns `taken` when the new slug belongs to another article,
 * `changed` when `base` was saved by another user in the meantime; nothing is written then. `note` is the audit's
 * reason for a claim that remains. Fails with `denied`, `offline`, `unavailable`.
 */
export async function saveBlog(
  base: Blog | null,
  { slug, ...fields }: BlogDraft,
  stand: PublicationState,
  note = '',
): Promise<Result<'done' | 'taken' | 'changed'>> {
  const path = `blogs/${slug}`;
  const isMoved = base !== null && base.slug !== slug;
  const set = {
    ...fields,
    status: stand.status,
    publishedAt: storedMoment(stand.publishedAt),
    updatedAt: NOW,
    ...(isMoved && { formerSlug: base.slug }),
  };
  const writes: Write[] = [{ path, set }];
  if (isMoved) {
    const formerPath = `blogs/${base.slug}`;
    writes.push({ path: formerPath, remove: true, auditId: base.auditId });
    if (base.status === 'published') {
      writes.push({ path: `redirects/${base.slug}`, set: { to: slug } });
    }
  }
  const auditEntry = {
    action: base === null ? 'blog-create' : isMoved ? 'blog-move' : 'blog-change',
    subject: `blogs/${base?.slug ?? slug}`,
    before: base && { ...blogDraftOf(base), ...publicationState(base) },
    after: { slug, ...fields, ...publicationState(stand) },
    note,
  };
  const guards: Guard[] = [
    ...(base ? [unchanged(base)] : []),
    ...(base && !isMoved ? [] : [{ path, holds: (stored: unknown) => stored === null }]),
  ];
  const answer = await writeAuditedUnlessChanged(auditEntry, writes, guards);
  if (!answer.ok) return answer;
  const { value } = answer;
  return {
    ok: true,
    value: value === null ? 'done' : value === path && (!base || isMoved) ? 'taken' : 'changed',
  };
}

/**
 * Deletes an article. Fails with `denied`, also when it was saved in the meantime, and with `offline`, `unavailable`.
 */
export function deleteBlog(blog: Blog): Promise<Result<void>> {
  const path = `blogs/${blog.slug}`;
  const before = { ...blogDraftOf(blog), ...publicationState(blog) };
  const auditEntry = { action: 'blog-delete', subject: path, before, after: null };
  return writeAudited(auditEntry, [{ path, remove: true, auditId: blog.auditId }]);
}

/** Restores a deleted article; `taken` when its slug is in use again. */
export function restoreBlog(blog: Blog): Promise<Result<'done' | 'taken' | 'changed'>> {
  return saveBlog(null, blogDraftOf(blog), blog);
}

function publicationState({ status, publishedAt }: PublicationState): PublicationState {
  return { status, publishedAt };
}

/** Converts a time without losing its microseconds, which reads keep as a fraction. */
function storedMoment(moment: number): Timestamp {
  const seconds = Math.floor(moment / 1000);
  return new Timestamp(seconds, Math.round((moment - seconds * 1000) * 1000) * 1000);
}

/** Precondition: the article was not saved since it was read. */
function unchanged({ slug, auditId }: Blog): Guard {
  return {
    path: `blogs/${slug}`,
    holds: (stored) => stored !== null && (stored['auditId'] ?? '') === auditId,
  };
}
