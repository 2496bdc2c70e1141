import type { NetUnit } from '#domain/product/net-unit.ts';
import type { NumberFault } from '#domain/core/form.ts';
import type { ClaimKind } from '#domain/moderation/claims.ts';
import type { DraftFault } from '#domain/product/product-draft.ts';
import type { DraftField } from '#domain/product/product-form.ts';
import { LOW_STOCK_AT } from '#domain/stock/low-stock.ts';
import { numberSentence } from '../site/numbers.ts';
import { lettersLeftOut, slugFromTitle } from '#domain/product/slug-from-title.ts';

type FormField = DraftField | 'slug' | 'stock';

/** What the fields of a product are called. */
export const labels: Readonly<Record<FormField, string>> = {
  slug: 'Web address',
  title: 'Title',
  sku: 'SKU',
  category: 'Category',
  price: 'Selling price (₹)',
  mrp: 'MRP (₹)',
  stock: 'Pieces in stock',
  lowStockAt: 'Low stock at (pieces)',
  active: 'Status',
  description: 'Description',
  productClass: 'Regulatory class',
  genericName: 'Common or generic name',
  netQuantity: 'Net quantity',
  netUnit: 'Net quantity unit',
  weightGrams: 'Shipping weight, in grams',
  family: 'Variant group',
  countryOfOrigin: 'Country of origin',
  concerns: 'Concerns',
  ingredients: 'Ingredients',
  howToUse: 'How to use',
  suits: 'Suits',
  avoidIf: 'Avoid if',
  lastsDays: 'Lasts, in days',
  cautions: 'Cautions',
  manufacturerName: 'Manufacturer: name',
  manufacturerAddress: 'Manufacturer: full address with PIN code',
  importerName: 'Importer: name',
  importerAddress: 'Importer: full address with PIN code',
  licenceNumber: 'Licence number',
  bookReference: 'Authoritative book reference',
  scheduleE1: 'Contains a Schedule E(1) substance',
  shelfLifeMonths: 'Shelf life in months',
  vegMark: 'Veg or non-veg mark',
  nutrition: 'Nutrition facts',
  allergens: 'Allergens',
  hsn: 'HSN code',
  gstRates: 'GST rates',
  unitCode: 'Unit on invoices',
};

/** What a field is for, and what form it has. */
export const hints: Readonly<Partial<Record<FormField, string>>> = {
  slug: 'The last part of the product’s link: lowercase letters, digits and hyphens. Created from the title; it can’t be changed after the first save.',
  sku: 'Your own code for this pack.',
  price: 'With all taxes, such as 449 or 449.50.',
  mrp: 'As printed on the pack. If empty, same as the selling price.',
  stock: 'How many you have now. Later changes need a reason and are recorded in the stock ledger.',
  lowStockAt: `When this many pieces or fewer are left, it is listed under “Low stock” and staff get an email. If empty, ${LOW_STOCK_AT}; with 0, only when sold out.`,
  description: 'An empty line starts a new paragraph.',
  concerns: 'What shoppers look for, one per line, such as “Dry skin”. Up to 12.',
  ingredients:
    'One per line: name | botanical name | quantity. For example: Amla | Phyllanthus emblica | 500 mg',
  suits: 'Whom it is for, in a sentence, such as “Dry and normal skin, all ages”.',
  avoidIf: 'Who should not use it, such as “You are allergic to almonds”.',
  lastsDays:
    'About how many days the pack lasts when it is used as above. Shoppers see the price per day.',
  cautions:
    'Food supplements must say “NOT FOR MEDICINAL USE” and not to exceed the recommended usage.',
  weightGrams:
    'Of one piece with its box or bottle. For delivery charges by weight and for courier bookings; without it the product counts as weightless.',
  family:
    'For a product in several sizes: use the same short code for each, such as triphala-churna. Each page then offers the other sizes.',
  importerName: 'For imported products.',
  licenceNumber: 'Such as Mfg. Lic. No. KL/25D/108; for food, the 14-digit FSSAI number.',
  bookReference: 'Book, edition and page of the classical formula, such as AFI Part I, 3:12.',
  scheduleE1:
    'Such a medicine needs a prescription, which the shop can’t accept, so it can’t be put on sale.',
  vegMark: 'The dot on food and cosmetic packs.',
  nutrition: 'Nutrients per serving, one per line.',
  allergens: 'Write “none” if there are none.',
  hsn: '4, 6 or 8 digits.',
  gstRates:
    'One per line: start date | percent | reason. For example: 2025-09-22 | 5 | Toilet soap in bars. The rate on the day of the invoice applies.',
};

const faults: Readonly<Record<Exclude<DraftFault, NumberFault>['code'], string>> = {
  required: 'Please fill this in.',
  'too-long': 'This is too long. Please shorten it.',
  'below-price': 'The MRP is below the selling price. Products can’t be sold above MRP.',
  hsn: '4, 6 or 8 digits, such as 34011190.',
  choice: 'Please choose one of the options.',
  'too-many': 'Too many lines.',
  line: 'is not in the expected format.',
  slug: 'Use lowercase letters, digits and single hyphens, such as neem-soap; up to 80 characters.',
};

/** What is said of a fault. */
export function faultSentence(fault: DraftFault): string {
  if ('why' in fault) return numberSentence(fault);
  const { code, line } = fault;
  return code === 'line' ? `Line ${line ?? 1} ${faults.line}` : faults[code];
}

/** What the address made from a title leaves out; empty when nothing is. */
export function slugNote(title: string): string {
  const letters = lettersLeftOut(title).join(' ');
  if (letters === '') return '';
  return slugFromTitle(title) === ''
    ? 'We couldn’t make an address from this title. Type one in English letters, such as neem-soap.'
    : `The address leaves out “${letters}”. You can edit it.`;
}

const kinds: Readonly<Record<ClaimKind, string>> = {
  schedule: 'a condition that medicines may not be advertised for (1954 Act, Schedule)',
  'schedule-j': 'a promise of Schedule J of the Drugs Rules',
  promise: 'a promise that gives a false impression (1954 Act, section 4)',
};

/** The words of the form of one product. */
export const words = {
  newTitle: 'New product',
  copyTitle: (title: string) => `Copy of ${title}`,
  copyNote: 'Pictures and stock are not copied. Enter a new address and SKU.',
  makerNote: (title: string) =>
    `The manufacturer is the one of “${title}”. Change it if this product has another.`,
  form: 'Product',
  optional: 'optional',
  needed: 'required to sell',
  parts: {
    basics: 'Basics',
    price: 'Price and stock',
    organise: 'Organisation',
    pictures: 'Pictures',
    texts: 'Page content',
    label: 'Legal label information',
    tax: 'Tax',
    publish: 'Visibility',
  },
  statusLabel: 'Status',
  status: { yes: 'On sale: visible to everyone', no: 'Archived: only staff can see it' },
  choose: 'Please choose',
  units: {
    g: 'grams (g)',
    ml: 'millilitres (ml)',
    piece: 'pieces',
    tablet: 'tablets',
    capsule: 'capsules',
    softgel: 'softgels',
  } satisfies Record<NetUnit, string>,
  vegMarks: { veg: 'Vegetarian (green)', 'non-veg': 'Non-vegetarian (red or brown)' },
  yesNo: { yes: 'Yes', no: 'No' },
  save: 'Save',
  saving: 'Saving …',
  saved: (title: string) => `Saved: ${title}`,
  unsaved: 'You have unsaved changes.',
  inShop: 'View in shop',
  duplicate: 'Duplicate',
  archive: 'Archive',
  activate: 'Put on sale',
  remove: 'Delete',
  more: 'More about this product',
  slugTaken: 'Another product already uses this address. Please choose a different one.',
  offline:
    'You’re offline, so this was not saved. Your changes are kept on this device. Save again when you’re back online.',
  unsure:
    'We got no answer, so it may not be saved. Your changes are kept on this device. Please save again.',
  gate: {
    title: 'Required to sell',
    whole: 'All legally required details are filled in.',
    missing: 'Still missing:',
    problem:
      'This can’t be put on sale yet: fill in the marked fields. You can save it as “Archived” for now.',
    field: 'Required before this can be sold.',
    licence:
      'This can’t be put on sale yet: it is a food product and your FSSAI licence is missing. The owner can add it in Settings → Tax.',
    e1: 'Products with a Schedule E(1) substance can’t be sold here.',
  },
  claims: {
    title: 'Words not allowed in advertising by law',
    lead: 'Using these is an offence that can bring up to six months in prison. Write about tradition, comfort or what the product supports instead.',
    kinds,
    in: (field: string) => `in ${field}`,
    show: (text: string) => `Show “${text}”`,
    reason: 'Reason to keep them',
    reasonHint: 'At least 10 characters. Your name and the reason are recorded in the audit.',
    problem:
      'The texts contain words not allowed in advertising by law. Change them, or give a reason to keep them.',
  },
  conflict: {
    title: 'Someone else has saved this product',
    text: 'Your changes are still here, and theirs are saved. Merge their changes into the form; where you both changed the same field, yours stays and theirs is shown here.',
    theirs: (field: string, value: string) => `${field}, theirs: ${value}`,
    theirsEmpty: '(empty)',
    pictures: 'Pictures',
    take: 'Merge their changes',
    problem: 'Not saved: someone else has saved this product in the meantime.',
    taken: 'Merged. Check the changes, then save.',
  },
} as const;
