import { deleteField } from 'firebase/firestore';
import * as v from 'valibot';
import type { Result } from '#domain/core/result.ts';
import { SETTING_FIELDS, type SettingSection } from '#domain/site/settings-fields.ts';
import { valueAt } from '#domain/site/settings-form.ts';
import { type StoreSettings, StoreSettingsSchema } from '#domain/site/store-settings.ts';
import { writeAuditedUnlessChanged } from './audited.ts';

const PATH = 'settings/store';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Saves one section of the settings as validated by `readSection` (amounts in paise); other sections stay. `changed`
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
    const known = v.safeParse(StoreSettingsSchema, stored);
    const now = known.success ? known.output : null;
    return paths.every(
      (path) => JSON.stringify(valueAt(now, path)) === JSON.stringify(valueAt(base, path)),
    );
  };
  const before = base && sectionOf(base, paths);
  return save(`settings-${section}`, before, fields, {
    isUnchanged,
    merge: mergeOf(paths, fields),
  });
}

/** Opens or closes the checkout for all pages and the server. */
export function setCheckoutOpen(open: boolean): Promise<Result<'done' | 'changed'>> {
  const fields = { checkoutOpen: open };
  const action = open ? 'checkout-open' : 'checkout-close';
  return save(action, { checkoutOpen: !open }, fields, {
    isUnchanged: (stored) => stored !== null,
    merge: fields,
  });
}

async function save(
  action: string,
  before: Fields | null,
  after: Fields,
  { isUnchanged, merge }: { isUnchanged: (stored: Fields | null) => boolean; merge: Fields },
): Promise<Result<'done' | 'changed'>> {
  const auditEntry = { action, subject: PATH, before, after };
  const guard = { path: PATH, holds: isUnchanged };
  const answer = await writeAuditedUnlessChanged(auditEntry, [{ path: PATH, merge }], [guard]);
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
  // Deletes an empty map: the schema does not accept one.
  for (const [top, inner] of Object.entries(tree)) {
    if (fields[top] === undefined && typeof inner === 'object') tree[top] = deleteField();
  }
  return tree;
}
