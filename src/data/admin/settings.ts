import { deleteField } from 'firebase/firestore';
import * as v from 'valibot';
import type { Result } from '#domain/core/result.ts';
import { SETTING_FIELDS, type SettingSection } from '#domain/site/settings-fields.ts';
import { valueAt } from '#domain/site/field-path.ts';
import {
  NEW_SETTINGS,
  type StoreSettings,
  StoreSettingsSchema,
} from '#domain/site/store-settings.ts';
import {
  NO_SYNONYM_CHANGES,
  storedSynonyms,
  SynonymChangesSchema,
} from '#domain/search/synonym-changes.ts';
import type { SynonymChanges } from '#domain/search/synonyms.ts';
import { type Write, writeAuditedUnlessChanged } from './audited.ts';

const PATH = 'settings/store';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Saves one section of the settings as validated by `parseSection` (amounts in paise); other sections stay. `changed`
 * when the section was saved since `base` was read; nothing is written then. Fails with `denied` for everyone except
 * owners, `offline`, `unavailable`.
 */
export async function saveSection(
  section: SettingSection,
  fields: Fields,
  base: StoreSettings | null,
): Promise<Result<'done' | 'changed'>> {
  const paths = SETTING_FIELDS[section].map(({ path }) => path);
  const isUnchanged = (stored: Fields | null): boolean => {
    const now = v.safeParse(StoreSettingsSchema, stored);
    const [one, other] = [now.success ? now.output : newSettings(), base ?? newSettings()];
    return paths.every(
      (path) => JSON.stringify(valueAt(one, path)) === JSON.stringify(valueAt(other, path)),
    );
  };
  const action = `settings-${section}`;
  if (base === null) {
    // The first save creates all parts that the rules require.
    const created = await save(action, null, fields, {
      isUnchanged: (stored) => stored === null,
      write: { path: PATH, set: { ...NEW_SETTINGS, ...fields } },
    });
    if (!created.ok || created.value === 'done') return created;
  }
  return save(action, base && sectionOf(base, paths), fields, {
    isUnchanged,
    write: { path: PATH, merge: mergeOf(paths, fields) },
  });
}

function newSettings(): StoreSettings {
  return v.parse(StoreSettingsSchema, NEW_SETTINGS);
}

/** Opens or closes the checkout for all pages and the server. */
export function setCheckoutOpen(open: boolean): Promise<Result<'done' | 'changed'>> {
  const fields = { checkoutOpen: open };
  const action = open ? 'checkout-open' : 'checkout-close';
  return save(action, { checkoutOpen: !open }, fields, {
    isUnchanged: (stored) => stored !== null,
    write: { path: PATH, merge: fields },
  });
}

/**
 * Saves the owner's changes to the synonyms; none deletes them. `changed` when they were saved since `base` was read;
 * nothing is written then. Fails as `saveSection` does.
 */
export function saveSynonyms(
  changes: SynonymChanges,
  base: SynonymChanges,
): Promise<Result<'done' | 'changed'>> {
  const isUnchanged = (stored: Fields | null): boolean => {
    const now = v.safeParse(SynonymChangesSchema, stored?.['synonyms']);
    const known = now.success ? now.output : NO_SYNONYM_CHANGES;
    return stored !== null && JSON.stringify(known) === JSON.stringify(base);
  };
  const isDefault = changes.own.length === 0 && changes.removed.length === 0;
  const synonyms = isDefault ? deleteField() : storedSynonyms(changes);
  return save(
    'settings-synonyms',
    { synonyms: base },
    { synonyms: changes },
    { isUnchanged, write: { path: PATH, merge: { synonyms } } },
  );
}

async function save(
  action: string,
  before: Fields | null,
  after: Fields,
  { isUnchanged, write }: { isUnchanged: (stored: Fields | null) => boolean; write: Write },
): Promise<Result<'done' | 'changed'>> {
  const auditEntry = { action, subject: PATH, before, after };
  const guard = { path: PATH, holds: isUnchanged };
  const answer = await writeAuditedUnlessChanged(auditEntry, [write], [guard]);
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'changed' } : answer;
}

/** A section's fields, nested as in the document. */
function sectionOf(settings: StoreSettings, paths: readonly string[]): Fields {
  const topLevelNames = [...new Set(paths.map((path) => path.split('.')[0] ?? ''))];
  const whole: Fields = settings;
  return Object.fromEntries(
    topLevelNames.filter((top) => whole[top] !== undefined).map((top) => [top, whole[top]]),
  );
}

/** The merge for a section's fields: fields that are no longer set are deleted. */
function mergeOf(paths: readonly string[], fields: Fields): Fields {
  const tree: Record<string, unknown> = {};
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let target = tree;
    for (const name of names) {
      target[name] ??= {};
      target = target[name] as Record<string, unknown>;
    }
    target[last] = valueAt(fields, path) ?? deleteField();
  }
  // Deletes a map that became empty, because the schema rejects empty maps.
  for (const [top, inner] of Object.entries(tree)) {
    if (fields[top] === undefined && typeof inner === 'object') tree[top] = deleteField();
  }
  return tree;
}
