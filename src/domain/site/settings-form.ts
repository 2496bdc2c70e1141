import * as v from 'valibot';
import { plainLine } from '../core/plain-text.ts';
import { paise, rupeesFromPaise } from '../money/money.ts';
import { valueAt, withValueAt } from './field-path.ts';
import { checkTogether, type TypedSection } from './section-checks.ts';
import { type Fault, isFault, READERS, type SettingFault } from './setting-readers.ts';
import {
  type SettingField,
  SETTING_FIELDS,
  type SettingKind,
  type SettingSection,
} from './settings-fields.ts';
import { NEW_SETTINGS, StoreSettingsSchema } from './store-settings.ts';

/** The form values of a section by path; amounts are rupees. Empty before the first save. */
export function sectionFormValues(
  settings: object | null,
  section: SettingSection,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    SETTING_FIELDS[section].map(({ path, kind }) => [path, shown(valueAt(settings, path), kind)]),
  );
}

function shown(value: unknown, kind: SettingKind): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (kind === 'rupees') return String(rupeesFromPaise(paise(Number(value))));
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
}

/** The result of a check: the section's document fields (amounts in paise), or the faults by path. */
export type CheckedSection =
  | { readonly ok: true; readonly fields: TypedSection['fields'] }
  | { readonly ok: false; readonly faults: Readonly<Record<string, SettingFault>> };

/**
 * Validates a section's form. The result fits the settings' schema, so that no page of the shop can fail because of it.
 */
export function parseSection(
  section: SettingSection,
  typed: Readonly<Record<string, string>>,
): CheckedSection {
  const read = SETTING_FIELDS[section].reduce<TypedSection>(
    ({ fields, faults }, field) => {
      const { path } = field;
      const value = readField(field, plainLine(typed[path] ?? ''));
      if (isFault(value)) return { fields, faults: { ...faults, [path]: value.fault } };
      return { fields: value === undefined ? fields : withValueAt(fields, path, value), faults };
    },
    { fields: {}, faults: {} },
  );
  const { fields, faults } = checkTogether(section, read);
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const whole = v.safeParse(StoreSettingsSchema, { ...NEW_SETTINGS, ...fields });
  if (whole.success) return { ok: true, fields };
  const paths = whole.issues.map((issue) => [v.getDotPath(issue) ?? '', 'shape'] as const);
  return { ok: false, faults: Object.fromEntries(paths) };
}

/** What is stored for a text, undefined for nothing, or its fault. */
function readField({ kind, required, max = 400 }: SettingField, text: string): unknown {
  if (text === '' && required) return { fault: 'required' } satisfies Fault;
  if (text.length > max) return { fault: 'too-long' } satisfies Fault;
  return READERS[kind](text);
}
