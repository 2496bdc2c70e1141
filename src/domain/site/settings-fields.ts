import { ZONES } from '../checkout/delivery.ts';
import { TEXT_SETTING_FIELDS, type TextSettingKind } from './text-settings-form.ts';

/** Sections of the settings with a form of their own. Opening and closing the checkout is a separate switch. */
export const SETTING_SECTIONS = [
  'seller',
  'contact',
  'banner',
  'gift',
  'search',
  'location',
  'shipping',
  'delivery',
  'courier',
  'bankTransfer',
  'tax',
  'sms',
  'whatsappTexts',
] as const;

/** A section. */
export type SettingSection = (typeof SETTING_SECTIONS)[number];

/** Field types. `rupees` is typed in rupees and stored in paise; `days` and `packing-days` are working days; `pins` is several PIN code prefixes; `searches` are
 * several searches, with commas between; `product` is a slug, chosen by the product's name; `courier` is a courier service. */
export type SettingKind =
  | 'line'
  | 'email'
  | 'phone'
  | 'link'
  | 'rupees'
  | 'days'
  | 'packing-days'
  | 'pins'
  | 'searches'
  | 'state'
  | 'account'
  | 'ifsc'
  | 'latitude'
  | 'longitude'
  | 'series'
  | 'gstin'
  | 'fssai'
  | 'fee-rule'
  | 'percent'
  | 'hsn'
  | 'product'
  | 'courier'
  | TextSettingKind;

/** A field: its path in the document, its type, whether it is required, and its maximum length. */
export interface SettingField {
  readonly path: string;
  readonly kind: SettingKind;
  readonly required?: true;
  readonly max?: number;
}

const required = true;
const line = (path: string, more: Partial<SettingField> = {}): SettingField => ({
  path,
  kind: 'line',
  ...more,
});

/** The fields of each section, in form order. */
export const SETTING_FIELDS: Readonly<Record<SettingSection, readonly SettingField[]>> = {
  seller: [
    line('seller.legalName', { required }),
    line('seller.address', { required }),
    line('seller.email', { kind: 'email', required }),
    line('seller.phone', { kind: 'phone', required }),
    line('seller.grievanceOfficer.name', { required }),
    line('seller.grievanceOfficer.designation', { required }),
    line('seller.grievanceOfficer.email', { kind: 'email', required }),
    line('seller.grievanceOfficer.phone', { kind: 'phone', required }),
  ],
  contact: [
    line('phone', { kind: 'phone' }),
    line('email', { kind: 'email' }),
    line('hours'),
    line('whatsapp', { kind: 'phone' }),
    ...['facebook', 'instagram', 'youtube', 'x'].map((name) =>
      line(`socials.${name}`, { kind: 'link' }),
    ),
  ],
  banner: [line('banner')],
  gift: [line('gift', { kind: 'product', max: 80 })],
  search: [line('popularSearches', { kind: 'searches' })],
  location: [
    line('location.latitude', { kind: 'latitude' }),
    line('location.longitude', { kind: 'longitude' }),
  ],
  shipping: [
    line('shipping.freeFromPaise', { kind: 'rupees', required }),
    line('shipping.feePaise', { kind: 'rupees', required }),
    line('shipping.codFeePaise', { kind: 'rupees', required }),
  ],
  delivery: [
    line('delivery.shipsFrom', { kind: 'state', required }),
    line('delivery.codMinPaise', { kind: 'rupees', required }),
    line('delivery.codMaxPaise', { kind: 'rupees', required }),
    line('delivery.unservedPins', { kind: 'pins' }),
    line('delivery.prepaidOnlyPins', { kind: 'pins' }),
    line('delivery.remotePins', { kind: 'pins' }),
    ...ZONES.flatMap((zone) =>
      ['From', 'To'].map((end) => line(`delivery.days.${zone}${end}`, { kind: 'days', required })),
    ),
    line('delivery.days.dispatch', { kind: 'packing-days', required }),
  ],
  courier: [line('courier', { kind: 'courier' })],
  bankTransfer: [
    line('bankTransfer.holder', { max: 120 }),
    line('bankTransfer.number', { kind: 'account' }),
    line('bankTransfer.ifsc', { kind: 'ifsc' }),
    line('bankTransfer.bank', { max: 120 }),
  ],
  tax: [
    line('tax.gstin', { kind: 'gstin', required }),
    line('tax.state', { kind: 'state', required }),
    line('tax.legalName', { max: 160 }),
    line('tax.series', { kind: 'series', required }),
    line('tax.creditSeries', { kind: 'series', required }),
    line('tax.feeRule.kind', { kind: 'fee-rule', required }),
    line('tax.feeRule.percent', { kind: 'percent' }),
    line('tax.feeRule.hsn', { kind: 'hsn' }),
    line('tax.fssai', { kind: 'fssai' }),
    line('tax.signatory', { max: 80 }),
  ],
  ...TEXT_SETTING_FIELDS,
};
