import { checkField, type FieldFault, type NumberFault } from '../core/form.ts';
import { plainLine, plainText } from '../core/plain-text.ts';
import { Email } from '../customer/email.ts';
import * as v from 'valibot';
import { typedList } from '../core/typed-list.ts';
import { isSameSeries, isSeries } from '../invoice/financial-year.ts';
import { isHsn } from '../invoice/hsn.ts';
import { paise, rupeesFromPaise } from '../money/money.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { typedNumber, typedPercent } from '../money/typed-number.ts';
import { findClaims } from '../moderation/claims.ts';
import { MAX_POPULAR_LENGTH, MAX_POPULAR_SEARCHES } from '../search/popular-searches.ts';
import { STATE_NAMES } from '../customer/region.ts';
import {
  ALL_OR_NONE,
  SETTING_FIELDS,
  type SettingKind,
  type SettingSection,
} from './settings-fields.ts';
import { NEW_SETTINGS, StoreSettingsSchema } from './store-settings.ts';
import { readTextSetting, textSectionFaults, type TextSettingFault } from './text-settings-form.ts';
import { gstinFault, gstinState, isTaxpayer, plainGstin } from '../invoice/gstin.ts';
import { ACCOUNT_NUMBER, IFSC } from '../payment/bank-transfer/bank-account.ts';

/** The fee rules that the form offers. */
export const FEE_RULES = ['pro-rata', 'principal', 'highest', 'fixed'] as const;

/** A fault of a settings field. */
export type SettingFault =
  | FieldFault
  | NumberFault
  | 'link'
  | 'pins'
  | 'searches'
  | 'claim'
  | 'both-degrees'
  | 'account'
  | 'ifsc'
  | 'series'
  | 'same-series'
  | 'gstin-seller'
  | 'other-state'
  | 'fssai'
  | 'hsn'
  | 'cod-range'
  | 'shape'
  | TextSettingFault;

type Fields = Readonly<Record<string, unknown>>;

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

/** The value at a dotted path; undefined when a part of the path is missing. */
export function valueAt(fields: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === 'object' && inner !== null ? (inner as Fields)[name] : undefined,
      fields,
    );
}

/** The result of a check: the section's document fields (amounts in paise), or the faults by path. */
export type CheckedSection =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly faults: Readonly<Record<string, SettingFault>> };

/**
 * Validates a section's form. The result fits the settings' schema, so that no page of the shop can fail because of it.
 */
export function parseSection(
  section: SettingSection,
  typed: Readonly<Record<string, string>>,
): CheckedSection {
  const faults: Record<string, SettingFault> = {};
  const fields: Record<string, unknown> = {};
  for (const field of SETTING_FIELDS[section]) {
    const text = plainLine(typed[field.path] ?? '');
    if (text === '' && field.required) faults[field.path] = 'required';
    else if (text.length > (field.max ?? 400)) faults[field.path] = 'too-long';
    else {
      const value = READERS[field.kind](text);
      if (isFault(value)) faults[field.path] = value.fault;
      else if (value !== undefined) putAt(fields, field.path, value);
    }
  }
  Object.assign(faults, acrossFields(section, fields, faults));
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const whole = v.safeParse(StoreSettingsSchema, { ...NEW_SETTINGS, ...fields });
  if (whole.success) return { ok: true, fields };
  const paths = whole.issues.map((issue) => [v.getDotPath(issue) ?? '', 'shape'] as const);
  return { ok: false, faults: Object.fromEntries(paths) };
}

interface Fault {
  readonly fault: SettingFault;
}

function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'fault' in value;
}

const matching =
  (pattern: RegExp, fault: SettingFault) =>
  (text: string): unknown =>
    pattern.test(text) ? text : { fault };

/** A number's digits without the spaces, dashes and points that people group them with. */
const compact = (text: string): string => plainText(text).replace(/[ .-]/gu, '');

/** Numbers to call, landlines too, which shoppers see as they are written: "+91 80 4123 4567, extension 8". */
const isPhone = (text: string): boolean => text.replace(/\D/gu, '').length >= 6;

const degrees =
  (most: number) =>
  (text: string): unknown =>
    text === '' ? undefined : orFault(typedNumber(text, { least: -most, most, decimals: 8 }));

function orFault(read: number | NumberFault): number | Fault {
  return typeof read === 'number' ? read : { fault: read };
}

/** Parsers of typed values; undefined for empty ones. */
const READERS: Readonly<Record<SettingKind, (text: string) => unknown>> = {
  line: (text) => text,
  email(text) {
    const email = text === '' ? { value: '' } : checkField(Email, text);
    return typeof email === 'object' ? email.value : { fault: email };
  },
  phone(text) {
    const phone = plainText(text);
    return phone === '' || isPhone(phone) ? phone : { fault: 'phone' };
  },
  link: matching(/^(?:https:\/\/[^\s"'<>]+)?$/u, 'link'),
  rupees: (text) => orFault(typedAmount(text)),
  pins(text) {
    const pins = plainText(text)
      .split(/[ ,;]+/u)
      .filter(Boolean);
    return pins.every((pin) => /^[1-9]\d{0,5}$/u.test(pin)) ? pins : { fault: 'pins' };
  },
  searches(text) {
    const searches = typedList(text);
    // Visitors read them, so that they must not promise a cure.
    if (searches.some((search) => findClaims(search).length > 0)) return { fault: 'claim' };
    const isShort = searches.every((search) => search.length <= MAX_POPULAR_LENGTH);
    return isShort && searches.length <= MAX_POPULAR_SEARCHES ? searches : { fault: 'searches' };
  },
  account: (text) => (text === '' ? '' : matching(ACCOUNT_NUMBER, 'account')(compact(text))),
  ifsc: (text) => (text === '' ? '' : matching(IFSC, 'ifsc')(compact(text).toUpperCase())),
  state: (text) => STATE_NAMES.find((state) => state === text) ?? { fault: 'choice' },
  latitude: degrees(90),
  longitude: degrees(180),
  series: (text) => (isSeries(text) ? text : { fault: 'series' }),
  gstin(text) {
    const gstin = plainGstin(text);
    const fault = gstinFault(gstin) ?? (isTaxpayer(gstin) ? null : 'gstin-seller');
    return fault === null ? gstin : { fault };
  },
  fssai: (text) => matching(/^(?:\d{14})?$/u, 'fssai')(compact(text)),
  'fee-rule': (text) => FEE_RULES.find((rule) => rule === text) ?? { fault: 'choice' },
  percent: (text) =>
    text === '' ? undefined : orFault(typedPercent(text, { least: 0, most: 40, decimals: 2 })),
  'on-off': (text) => readTextSetting('on-off', text),
  'dlt-header': (text) => readTextSetting('dlt-header', text),
  'dlt-id': (text) => readTextSetting('dlt-id', text),
  'template-name': (text) => readTextSetting('template-name', text),
  language: (text) => readTextSetting('language', text),
  hsn(text) {
    if (text === '') return undefined;
    return isHsn(compact(text)) ? compact(text) : { fault: 'hsn' };
  },
};

/** Faults across fields that are valid by themselves. */
function acrossFields(
  section: SettingSection,
  fields: Record<string, unknown>,
  known: Readonly<Record<string, SettingFault>>,
): Readonly<Record<string, SettingFault>> {
  const at = (path: string): unknown => valueAt(fields, path);
  if (section === 'location') {
    const [latitude, longitude] = [at('location.latitude'), at('location.longitude')];
    const one = latitude === undefined ? 'location.latitude' : 'location.longitude';
    const isHalf = (latitude === undefined) !== (longitude === undefined);
    return isHalf && Object.keys(known).length === 0 ? { [one]: 'both-degrees' } : {};
  }
  if (section === 'delivery') {
    const [minimum, maximum] = [
      Number(at('delivery.codMinPaise')),
      Number(at('delivery.codMaxPaise')),
    ];
    return maximum !== 0 && minimum > maximum ? { 'delivery.codMaxPaise': 'cod-range' } : {};
  }
  if (ALL_OR_NONE.includes(section)) {
    const paths = SETTING_FIELDS[section].map(({ path }) => path);
    const missing = paths.filter((path) => at(path) === '' && !known[path]);
    if (missing.length === paths.length) delete fields[section];
    return missing.length === paths.length
      ? {}
      : Object.fromEntries(missing.map((path) => [path, 'required' as const]));
  }
  if (section !== 'tax') return textSectionFaults(section, fields, at);
  const faults: Record<string, SettingFault> = {};
  const gstin = at('tax.gstin');
  if (typeof gstin === 'string' && at('tax.state') && gstinState(gstin) !== at('tax.state')) {
    faults['tax.state'] = 'other-state';
  }
  const [series, creditSeries] = [String(at('tax.series')), String(at('tax.creditSeries'))];
  if (at('tax.series') && isSameSeries(series, creditSeries)) {
    faults['tax.creditSeries'] = 'same-series';
  }
  const rule = at('tax.feeRule') as { kind?: string; percent?: number; hsn?: string } | undefined;
  if (rule?.kind !== 'fixed') {
    if (rule?.kind) putAt(fields, 'tax.feeRule', { kind: rule.kind });
    return faults;
  }
  for (const part of ['percent', 'hsn'] as const) {
    const path = `tax.feeRule.${part}`;
    if (rule[part] === undefined && !known[path]) faults[path] = 'required';
  }
  return faults;
}

function putAt(fields: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    fields[first] = value;
    return;
  }
  fields[first] ??= {};
  putAt(fields[first] as Record<string, unknown>, rest.join('.'), value);
}
