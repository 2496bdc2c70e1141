import type { ClaimKind } from '#domain/moderation/claims.ts';
import type { DraftFault } from '#domain/product/product-draft.ts';
import type { DraftField } from '#domain/product/product-form.ts';

type FormField = DraftField | 'slug' | 'stock';

/** What the fields of a product are called. */
export const labels: Readonly<Record<FormField, string>> = {
  slug: 'Address',
  title: 'Title',
  sku: 'SKU',
  category: 'Category',
  price: 'Selling price in rupees, with all taxes',
  mrp: 'MRP in rupees, with all taxes',
  stock: 'Pieces in stock',
  active: 'Status',
  description: 'Description',
  productClass: 'Regulatory class',
  genericName: 'Common or generic name',
  netQuantity: 'Net quantity',
  netUnit: 'Unit of the net quantity',
  family: 'Variant group',
  countryOfOrigin: 'Country of origin',
  concerns: 'Concerns',
  ingredients: 'Ingredients',
  howToUse: 'How to use',
  cautions: 'Cautions',
  manufacturerName: 'Manufacturer: name',
  manufacturerAddress: 'Manufacturer: full address with PIN code',
  importerName: 'Importer: name',
  importerAddress: 'Importer: full address with PIN code',
  licenceNumber: 'Licence number',
  bookReference: 'Authoritative book',
  scheduleE1: 'Holds a substance of Schedule E(1)',
  shelfLifeMonths: 'Shelf life in months',
  vegMark: 'Veg or non-veg mark',
  nutrition: 'Nutrition facts',
  allergens: 'Allergens',
  hsn: 'HSN code',
  gstRates: 'GST rates',
  unitCode: 'Counted on invoices in',
};

/** What a field is for, and what form it has. */
export const hints: Readonly<Partial<Record<FormField, string>>> = {
  slug: 'The last part of the product’s address in the shop: small letters, digits and hyphens. Made of the title; it stays as it is after the first save.',
  sku: 'The shop’s own number for this pack.',
  price: 'Such as 449 or 449.50.',
  mrp: 'What is printed on the pack. Empty: the same as the selling price.',
  stock: 'How many are there now. Later changes have a reason and stand in the stock ledger.',
  description: 'An empty line begins a new paragraph.',
  concerns: 'What people look for, one a line, such as “Dry skin”. At most 12.',
  ingredients:
    'One a line: name | botanical name | quantity. Such as: Amla | Phyllanthus emblica | 500 mg',
  cautions:
    'A food supplement says “NOT FOR MEDICINAL USE” and that the recommended usage is not to be exceeded.',
  family:
    'For a product that is sold in several sizes: the same short word for each of them, such as triphala-churna. Its page then offers the other sizes.',
  importerName: 'For goods from another country.',
  licenceNumber: 'Such as Mfg. Lic. No. KL/25D/108; of a food the 14 digits of FSSAI.',
  bookReference: 'Book, edition and page of a classical formula, such as AFI Part I, 3:12.',
  scheduleE1:
    'Such a medicine needs a prescription that the shop cannot take in, so it is not put on sale.',
  vegMark: 'The dot on the pack of foods and cosmetics.',
  nutrition: 'What a serving holds, one nutrient a line.',
  allergens: 'Write “none” when there is nothing.',
  hsn: '4, 6 or 8 digits.',
  gstRates:
    'One a line: first day | percent | reason. Such as: 2025-09-22 | 5 | Toilet soap in bars. The rate of the day of an order counts.',
};

const faults: Readonly<Record<DraftFault['code'], string>> = {
  required: 'Please fill this in.',
  'too-long': 'This is too long. Please shorten it.',
  amount: 'An amount in rupees, such as 449 or 449.50, up to 1,00,00,000.',
  'below-price': 'The MRP is below the selling price. Nothing may be sold above its MRP.',
  whole: 'A whole number from 0 to 10,00,000.',
  quantity: 'A number above 0, such as 100 or 2.5.',
  months: 'A whole number of months from 1 to 120.',
  hsn: '4, 6 or 8 digits, such as 34011190.',
  choice: 'Please choose one of the values.',
  'too-many': 'These are too many lines.',
  line: 'is not in the form that is asked for.',
  slug: 'Small letters, digits and single hyphens, such as neem-soap; at most 80 characters.',
};

/** What is said of a fault. */
export function faultSentence({ code, line }: DraftFault): string {
  return code === 'line' ? `Line ${line ?? 1} ${faults.line}` : faults[code];
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
  copyNote: 'Pictures and stock are not copied. The copy needs an address and a SKU of its own.',
  form: 'Product',
  optional: 'may stay empty',
  needed: 'needed before it is sold',
  parts: {
    basics: 'What it is',
    pictures: 'Pictures',
    texts: 'What the page says',
    label: 'What the law asks of the label',
    tax: 'Tax',
    publish: 'On sale or not',
  },
  statusLabel: 'Status',
  status: { yes: 'On sale: everyone sees it', no: 'Archived: staff alone see it' },
  choose: 'Please choose',
  units: { g: 'grams (g)', ml: 'millilitres (ml)', piece: 'pieces' },
  vegMarks: { veg: 'Vegetarian (green)', 'non-veg': 'Non-vegetarian (red or brown)' },
  yesNo: { yes: 'Yes', no: 'No' },
  save: 'Save',
  saving: 'Saving …',
  saved: (title: string) => `Saved: ${title}`,
  unsaved: 'There are changes that are not saved.',
  inShop: 'See it in the shop',
  duplicate: 'Duplicate',
  archive: 'Archive',
  activate: 'Put on sale',
  remove: 'Delete',
  more: 'More about this product',
  slugTaken: 'Another product has this address. Choose another one.',
  offline:
    'There is no connection. Nothing was saved; what you typed stays here and on this device. Save again when the connection is back.',
  unsure:
    'No answer came. Perhaps it was saved, perhaps not; what you typed stays here and on this device. Save it again.',
  gate: {
    title: 'Before it can be sold',
    whole: 'Nothing is missing that the law asks of this class of product.',
    missing: 'Still missing:',
    problem:
      'It cannot be put on sale yet: the fields that are marked are missing. It can be saved as “Archived” meanwhile.',
    field: 'This is needed before it is sold.',
    licence:
      'It cannot be put on sale yet: it is a food, and the settings do not name your FSSAI licence. The owner can add it under Settings, Tax.',
    e1: 'A product with a substance of Schedule E(1) cannot be sold here.',
  },
  claims: {
    title: 'Words that the law keeps out of advertising',
    lead: 'Each of them is a risk: the first offence can bring six months. Write instead of tradition, of comfort, of what it supports.',
    kinds,
    in: (field: string) => `in ${field}`,
    show: (text: string) => `Show “${text}”`,
    reason: 'Why they may stay',
    reasonHint: 'At least 10 characters. Your name and the reason stand in the audit.',
    problem:
      'The texts hold words that the law keeps out of advertising. Change them, or say why they may stay.',
  },
  conflict: {
    title: 'Somebody has saved this product meanwhile',
    text: 'What you typed is still here, and nothing of theirs is lost. Take over what they changed; where both of you changed the same field, yours stays in the form and theirs is shown here.',
    theirs: (field: string, value: string) => `${field}, theirs: ${value}`,
    theirsEmpty: '(empty)',
    pictures: 'Pictures',
    take: 'Take over their changes',
    problem: 'Nothing was saved: somebody else has saved this product meanwhile.',
    taken: 'Taken over. Look at it, then save.',
  },
} as const;
