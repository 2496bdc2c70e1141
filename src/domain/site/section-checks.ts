import { ZONES } from '../checkout/delivery.ts';
import { isSameSeries } from '../invoice/financial-year.ts';
import { gstinState } from '../invoice/gstin.ts';
import { valueAt, withValueAt } from './field-path.ts';
import type { SettingFault } from './setting-readers.ts';
import { SETTING_FIELDS, type SettingSection } from './settings-fields.ts';
import { TEXT_KINDS } from '../text-message/text-message.ts';

/** The typed fields of a section, and faults of it by path. */
export interface TypedSection {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly faults: Readonly<Record<string, SettingFault>>;
}

type SectionCheck = (typed: TypedSection) => TypedSection;

/** Checks of fields that are valid by themselves but not together. `faults` has those of single fields already. */
const CHECKS: Partial<Readonly<Record<SettingSection, SectionCheck>>> = {
  location: checkLocation,
  delivery: checkDelivery,
  bankTransfer: (typed) => checkAllOrNone('bankTransfer', typed),
  tax: checkTax,
  sms: (typed) => checkTexts('sms', typed),
  whatsappTexts: (typed) => checkTexts('whatsappTexts', typed),
};

/** Checks the fields of a section together: with more faults, or with what they say together. */
export function checkTogether(section: SettingSection, typed: TypedSection): TypedSection {
  return CHECKS[section]?.(typed) ?? typed;
}

function withFault(typed: TypedSection, path: string, fault: SettingFault): TypedSection {
  return { ...typed, faults: { ...typed.faults, [path]: fault } };
}

function without(section: string, { fields, faults }: TypedSection): TypedSection {
  const { [section]: _, ...rest } = fields;
  return { fields: rest, faults };
}

function checkLocation(typed: TypedSection): TypedSection {
  const [latitude, longitude] = ['location.latitude', 'location.longitude'];
  const missing = [latitude, longitude].filter((path) => valueAt(typed.fields, path) === undefined);
  const isHalf = missing.length === 1 && Object.keys(typed.faults).length === 0;
  return isHalf ? withFault(typed, missing[0] ?? '', 'both-degrees') : typed;
}

function checkDelivery(typed: TypedSection): TypedSection {
  const minimum = Number(valueAt(typed.fields, 'delivery.codMinPaise'));
  const maximum = Number(valueAt(typed.fields, 'delivery.codMaxPaise'));
  const isReversed = maximum !== 0 && minimum > maximum;
  const days = (name: string): number => Number(valueAt(typed.fields, `delivery.days.${name}`));
  return ZONES.filter((zone) => days(`${zone}From`) > days(`${zone}To`)).reduce(
    (all, zone) => withFault(all, `delivery.days.${zone}To`, 'day-range'),
    isReversed ? withFault(typed, 'delivery.codMaxPaise', 'cod-range') : typed,
  );
}

/** Filled in completely or left empty: empty, its payment method is not offered. */
function checkAllOrNone(section: SettingSection, typed: TypedSection): TypedSection {
  const paths = SETTING_FIELDS[section].map(({ path }) => path);
  const missing = paths.filter((path) => valueAt(typed.fields, path) === '' && !typed.faults[path]);
  if (missing.length === paths.length) return without(section, typed);
  return missing.reduce((all, path) => withFault(all, path, 'required'), typed);
}

function checkTax(typed: TypedSection): TypedSection {
  const at = (path: string): unknown => valueAt(typed.fields, path);
  let checked = typed;
  const [gstin, state] = [at('tax.gstin'), at('tax.state')];
  if (typeof gstin === 'string' && state && gstinState(gstin) !== state) {
    checked = withFault(checked, 'tax.state', 'other-state');
  }
  if (at('tax.series') && isSameSeries(String(at('tax.series')), String(at('tax.creditSeries')))) {
    checked = withFault(checked, 'tax.creditSeries', 'same-series');
  }
  return checkFeeRule(checked);
}

/** Only a fixed rule has a rate and a code, and it needs both. */
function checkFeeRule(typed: TypedSection): TypedSection {
  const kind = valueAt(typed.fields, 'tax.feeRule.kind');
  if (kind !== 'fixed') {
    return kind ? { ...typed, fields: withValueAt(typed.fields, 'tax.feeRule', { kind }) } : typed;
  }
  return ['tax.feeRule.percent', 'tax.feeRule.hsn']
    .filter((path) => valueAt(typed.fields, path) === undefined && !typed.faults[path])
    .reduce((all, path) => withFault(all, path, 'required'), typed);
}

/**
 * A channel that is on needs its ids, and a template of at least one kind. While it is off, ids can be saved as they come.
 */
function checkTexts(section: 'sms' | 'whatsappTexts', typed: TypedSection): TypedSection {
  const isEmpty = (path: string): boolean => valueAt(typed.fields, path) === '';
  const [, ...paths] = SETTING_FIELDS[section].map(({ path }) => path);
  if (valueAt(typed.fields, `${section}.on`) !== 'on') {
    return paths.every(isEmpty) ? without(section, typed) : typed;
  }
  const templates: readonly string[] = TEXT_KINDS.map((kind) => `${section}.${kind}`);
  const missing = paths.filter((path) => !templates.includes(path) && isEmpty(path));
  if (templates.every(isEmpty)) missing.push(...templates.slice(0, 1));
  return missing.reduce((all, path) => withFault(all, path, 'needed-on'), typed);
}
