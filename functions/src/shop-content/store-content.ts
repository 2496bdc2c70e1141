import {
  type DocumentSnapshot,
  FieldValue,
  type Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { indianDay } from '../../../src/domain/core/dates.ts';
import { endOfDay } from '../../../src/domain/core/indian-time.ts';
import {
  type ContentRecord,
  ContentRecordSchema,
  type EarlierVersion,
  type SaveContentAnswer,
  type SaveContentRequest,
  versionId,
} from '../../../src/domain/shop-content/content-record.ts';
import { categoryIds } from '../../../src/domain/product/category-ids.ts';
import { CatalogSchema } from '../../../src/domain/shop-content/catalog.ts';
import {
  isSettingsPart,
  type PartContent,
  STAFF_PARTS,
} from '../../../src/domain/shop-content/parts.ts';
import type { PolicyContent } from '../../../src/domain/shop-content/policy-content.ts';
import { checkContent, policyPart } from '../../../src/domain/site/check-content.ts';
import { NEW_SETTINGS } from '../../../src/domain/site/store-settings.ts';
import { builtInPolicyDays } from '../../../src/text/server.ts';
import type { Caller } from '../platform/callable.ts';
import { parseDocument, refs, store, toFirestore } from '../platform/store.ts';

/** Maximum characters of a part as JSON. Every visit reads those in the settings; Firestore stores 1 MiB a document. */
const MAX_CARRIED = 30_000;
const MAX_OWN = 300_000;

type Author = Pick<Caller, 'uid' | 'email' | 'role'>;

/**
 * Stores a part's new version, the part itself, its copy in the settings and the audit entry in one transaction. `now` is
 * epoch milliseconds.
 * @throws BadDocumentError when the stored part is malformed.
 */
export function storeContent(
  request: SaveContentRequest,
  author: Author,
  now: number,
): Promise<SaveContentAnswer> {
  const { part } = request;
  if (author.role !== 'owner' && !STAFF_PARTS.includes(part)) {
    return Promise.resolve({ outcome: 'refused', refusal: 'owner-only' });
  }
  return store().runTransaction(async (tx): Promise<SaveContentAnswer> => {
    const stored = parseDocument(await tx.get(refs.content(part)), ContentRecordSchema, 'id');
    const storedAuthor =
      stored && (await tx.get(refs.contentAuthor(part, versionId(stored.version))));
    const carried = isSettingsPart(part) || part === 'faq';
    const settings = carried ? await tx.get(refs.settings()) : null;
    const value = checkedValue(request, stored, now);
    if ('answer' in value) return value.answer;
    if (
      stored &&
      isRepetition(stored, request, value.json) &&
      storedAuthor?.get('by') === author.uid
    ) {
      return { outcome: 'saved', version: stored.version };
    }
    if ((stored?.version ?? 0) !== request.base) return { outcome: 'refused', refusal: 'changed' };
    if (part === 'catalog' && (await hasRemovedUsed(tx, stored, value.content))) {
      return { outcome: 'refused', refusal: 'category-in-use' };
    }
    if (value.json.length > (isSettingsPart(part) ? MAX_CARRIED : MAX_OWN)) {
      return { outcome: 'refused', refusal: 'too-large' };
    }
    const version = request.base + 1;
    const content = value.content === null ? null : toFirestore(value.content);
    const record = {
      ...toFirestore({ version, at: now }),
      value: content,
      ...(policyPart(part) && { earlier: earlierVersions(request, stored, value.content) }),
    };
    tx.set(refs.content(part), record);
    tx.create(refs.contentVersion(part, versionId(version)), record);
    const authorship = { version, by: author.uid, email: author.email };
    tx.create(refs.contentAuthor(part, versionId(version)), authorship);
    if (settings && part === 'faq') copyToSettings(tx, settings, 'ownFaq', content && true);
    else if (settings) {
      const dated = content && part === 'returns' && { ...content, changedOn: indianDay(now) };
      copyToSettings(tx, settings, part, dated || content);
    }
    tx.create(
      store().collection('audit').doc(),
      toFirestore({
        action: `content-${part}`,
        subject: `content/${part}`,
        by: author.uid,
        email: author.email,
        before: { version: request.base },
        after: { version },
        at: now,
      }),
    );
    return { outcome: 'saved', version };
  });
}

/** Whether a product has a category that the new catalog lacks. */
async function hasRemovedUsed(
  tx: FirestoreTransaction,
  stored: ContentRecord | null,
  content: object | null,
): Promise<boolean> {
  const kept = categoryIds((content as PartContent<'catalog'> | undefined) ?? undefined);
  const before = v.safeParse(CatalogSchema, stored?.value);
  const removed = categoryIds(before.success ? before.output : undefined).filter(
    (id) => !kept.includes(id),
  );
  const used = await Promise.all(
    removed.map((id) =>
      tx.get(store().collection('products').where('category', '==', id).limit(1)),
    ),
  );
  return used.some(({ empty }) => !empty);
}

type Value =
  | { readonly content: object | null; readonly json: string }
  | { readonly answer: SaveContentAnswer };

/** The request's value in its schema's form, or why it is refused. */
function checkedValue(
  { part, value }: SaveContentRequest,
  stored: ContentRecord | null,
  now: number,
): Value {
  if (value === null) return { content: null, json: 'null' };
  const checked = checkContent(part, value, {
    today: indianDay(now),
    since: firstDay(part, stored, now),
  });
  return checked.ok
    ? { content: checked.value, json: JSON.stringify(checked.value) }
    : { answer: { outcome: 'refused', refusal: 'faults', faults: checked.faults } };
}

/** The day from which a policy's stored version applies; empty for other parts. */
function effectiveDay(part: SaveContentRequest['part'], stored: ContentRecord | null): string {
  const policy = policyPart(part);
  if (!policy) return '';
  const value = stored?.value as PolicyContent | null | undefined;
  return value?.effectiveOn ?? builtInPolicyDays[policy];
}

/**
 * The first day from which a new version of a policy may apply; empty for other parts. The version of today may be corrected.
 * An older one stays listed for those who ordered under it, so the new one needs a later day.
 */
function firstDay(
  part: SaveContentRequest['part'],
  stored: ContentRecord | null,
  now: number,
): string {
  const since = effectiveDay(part, stored);
  const today = indianDay(now);
  if (since === '' || since >= today) return since;
  const isOfToday = stored !== null && stored.value !== null && indianDay(stored.at) === today;
  return isOfToday ? since : indianDay(endOfDay(since));
}

/** Whether this value has just been stored: the answer of the first call was lost. */
function isRepetition(
  { version, value }: ContentRecord,
  { base, part }: SaveContentRequest,
  json: string,
): boolean {
  if (version !== base + 1) return false;
  if (value === null) return json === 'null';
  const stored = checkContent(part, value, { today: '9999-12-31', since: '' });
  return stored.ok && JSON.stringify(stored.value) === json;
}

/** The versions before a new one of a policy. A correction on the day of its version takes the place of that version. */
function earlierVersions(
  { part }: SaveContentRequest,
  stored: ContentRecord | null,
  content: object | null,
): readonly EarlierVersion[] {
  const before = { version: stored?.version ?? 0, effectiveOn: effectiveDay(part, stored) };
  const earlier = stored?.earlier ?? [];
  const isOwn = stored !== null && stored.value !== null;
  const isCorrection =
    isOwn && (content as PolicyContent | null)?.effectiveOn === before.effectiveOn;
  if (isCorrection) return earlier;
  const shown = stored?.value === null ? { ...before, version: 0 } : before;
  return [shown, ...earlier.filter(({ version }) => version !== shown.version)].slice(0, 100);
}

function copyToSettings(
  tx: FirestoreTransaction,
  settings: DocumentSnapshot,
  part: string,
  content: object | true | null,
): void {
  const copy = { content: { [part]: content ?? FieldValue.delete() } };
  if (settings.exists) tx.set(settings.ref, copy, { mergeFields: [`content.${part}`] });
  else if (content) tx.set(settings.ref, { ...NEW_SETTINGS, content: { [part]: content } });
}
