import { courierServiceName } from '../booking/courier-services.ts';
import { checkField, type FieldFault, type NumberFault } from '../core/form.ts';
import { plainText } from '../core/plain-text.ts';
import { typedList } from '../core/typed-list.ts';
import { MAX_DELIVERY_DAYS } from '../checkout/delivery.ts';
import { Email } from '../customer/email.ts';
import { STATE_NAMES } from '../customer/region.ts';
import { isSeries } from '../invoice/financial-year.ts';
import { gstinFault, isTaxpayer, plainGstin } from '../invoice/gstin.ts';
import { isHsn } from '../invoice/hsn.ts';
import { findClaims } from '../moderation/claims.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { typedNumber, typedPercent } from '../money/typed-number.ts';
import { ACCOUNT_NUMBER, IFSC } from '../payment/bank-transfer/bank-account.ts';
import { MAX_POPULAR_LENGTH, MAX_POPULAR_SEARCHES } from '../search/popular-searches.ts';
import type { SettingKind } from './settings-fields.ts';
import { readTextSetting, type TextSettingFault } from './text-settings-form.ts';

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
  | 'day-range'
  | 'shape'
  | TextSettingFault;

/** A value that is not accepted. */
export interface Fault {
  readonly fault: SettingFault;
}

/** Whether a parsed value is a fault. */
export function isFault(value: unknown): value is Fault {
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

const wholeDays =
  (least: number) =>
  (text: string): unknown =>
    orFault(typedNumber(text, { least, most: MAX_DELIVERY_DAYS, decimals: 0 }));

function orFault(read: number | NumberFault): number | Fault {
  return typeof read === 'number' ? read : { fault: read };
}

/** Parsers of typed values, to what is stored; undefined for empty ones. */
export const READERS: Readonly<Record<SettingKind, (text: string) => unknown>> = {
  line: (text) => text,
  product: matching(/^[a-z0-9-]{0,80}$/u, 'choice'),
  courier: (text) => (text === '' ? '' : (courierServiceName(text) ?? { fault: 'choice' })),
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
  days: wholeDays(0),
  'packing-days': wholeDays(1),
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
