import { deleteField } from 'firebase/firestore';
import * as v from 'valibot';
import type { Result } from '#domain/shared/result.ts';
import { SETTING_FIELDS, type SettingSection } from '#domain/site/settings-fields.ts';
import { valueAt } from '#domain/site/settings-form.ts';
import { type StoreSettings, StoreSettingsSchema } from '#domain/site/store-settings.ts';
import { writeAuditedUnlessChanged } from './audited.ts';

const PATH = 'settings/store';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Saves one section of the settings as `readSection` has checked it (amounts in paise); the others stay. `changed` when
 * somebody has saved this section since `base` was read, and nothing is written then. Fails with `denied` for whoever is
 * no owner, `offline`, `unavailable`.
 */
export async function saveSection(
  section: SettingSection,
  fields: Fields,
  base: StoreSettings | null,
): Promise<Result<'done' | 'changed'>> {
  const paths = SETTING_FIELDS[section].map(({ path }) => path);
  const same = (stored: Fields | null): boolean => {
    const known = v.safeParse(StoreSettingsSchema, stored);
    const now = known.success ? known.output : null;
    return paths.every(
      (path) => JSON.stringify(valueAt(now, path)) === JSON.stringify(valueAt(base, path)),
    );
  };
  const before = base && sectionOf(base, paths);
  return save(`settings-${section}`, before, fields, {
    same,
    merge: merged(paths, fields),
  });
}

/** Opens or closes the checkout, for every page and for the server. */
export function setCheckoutOpen(open: boolean): Promise<Result<'done' | 'changed'>> {
  const fields = { checkoutOpen: open };
  const action = open ? 'checkout-open' : 'checkout-close';
  return save(action, { checkoutOpen: !open }, fields, {
    same: (stored) => stored !== null,
    merge: fields,
  });
}

async function save(
  action: string,
  before: Fields | null,
  after: Fields,
  { same, merge }: { same: (stored: Fields | null) => boolean; merge: Fields },
): Promise<Result<'done' | 'changed'>> {
  const deed = { action, subject: PATH, before, after };
  const guard = { path: PATH, holds: same };
  const answer = await writeAuditedUnlessChanged(deed, [{ path: PATH, merge }], [guard]);
  return answer.ok ? { ok: true, value: answer.value === null ? 'done' : 'changed' } : answer;
}

/** The fields of a section, nested as in the document. */
function sectionOf(settings: StoreSettings, paths: readonly string[]): Fields {
  const tops = [...new Set(paths.map((path) => path.split('.')[0] ?? ''))];
  const whole: Fields = settings;
  return Object.fromEntries(
    tops.filter((top) => whole[top] !== undefined).map((top) => [top, whole[top]]),
  );
}

/** The fields as a merge writes them: what the section does not hold any more is deleted. */
function merged(paths: readonly string[], fields: Fields): Fields {
  const tree: Record<string, unknown> = {};
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place = tree;
    for (const name of names) {
      place[name] ??= {};
      place = place[name] as Record<string, unknown>;
    }
    place[last] = valueAt(fields, path) ?? deleteField();
  }
  // A map without anything in it would be no place, and no schema knows it.
  for (const [top, inner] of Object.entries(tree)) {
    if (fields[top] === undefined && typeof inner === 'object') tree[top] = deleteField();
  }
  return tree;
}
