import type { SaveContentAnswer } from '#domain/shop-content/content-record.ts';
import type { ContentFault } from '#domain/shop-content/content-text.ts';
import type { ContentPart } from '#domain/shop-content/parts.ts';
import { MAX_FEATURED } from '#domain/shop-content/home.ts';
import { PLACEHOLDERS } from '#domain/shop-content/letter-words.ts';
import { SHOP_PLACEHOLDER } from '#domain/site/shop-name.ts';
import { HINTS, LABELS, OPTIONS } from './content-labels.ts';

const PAGE_SOON =
  'After you save, visitors see it once their page has loaded, open pages within seconds. The text that search engines and the first moment of a page show changes with the next deployment of the site.';
const SERVER_SOON =
  'It applies from the next order, and to carts as soon as they are opened or shown again.';

const parts: Readonly<Record<ContentPart, { title: string; lead: string; soon: string }>> = {
  brand: {
    title: 'Name and logo',
    lead: 'What shoppers call the shop: in its header and footer, page titles, emails, payments and labels. The legal name of the seller is under Settings, and the web address and the sender of emails stay.',
    soon: `${PAGE_SOON} So do the name and the icons of the installed app. Emails and payments have the new name at once, the product feed within 30 minutes.`,
  },
  home: {
    title: 'Home page',
    lead: 'Headline, picture, sections and their order, featured products and promises. The message at the top is under Settings, Announcement bar.',
    soon: PAGE_SOON,
  },
  menus: {
    title: 'Menus and footer',
    lead: 'Links at the top and in the footer.',
    soon: PAGE_SOON,
  },
  catalog: {
    title: 'Categories and concerns',
    lead: 'Categories with their names, descriptions and order, and what is shown. Products and web addresses keep the first name of a category, so old links still work.',
    soon: PAGE_SOON,
  },
  fees: {
    title: 'Delivery charges by State and weight',
    lead: 'States whose charge differs from the one under Settings, and what heavy carts pay on top. From the free delivery amount on, delivery is free everywhere.',
    soon: `${SERVER_SOON} Orders keep what they were charged: a changed address never adds to it.`,
  },
  returns: {
    title: 'Days for returns and refunds',
    lead: 'Until when shoppers can return something, and how soon you refund.',
    soon: 'It applies to orders placed from now on, to product pages and the cart at once, and fills in {return-days}, {fault-days} and {refund-days} in the policies and the FAQ. Orders placed before keep their days.',
  },
  titles: {
    title: 'Page titles and tagline',
    lead: 'What search engines and browser tabs show, and the line below the shop’s name in the footer.',
    soon: PAGE_SOON,
  },
  faq: { title: 'FAQ', lead: 'Questions and answers in order.', soon: PAGE_SOON },
  about: { title: 'About page', lead: 'The words of the page about the shop.', soon: PAGE_SOON },
  terms: { title: 'Terms', lead: 'Terms and conditions.', soon: PAGE_SOON },
  shipping: {
    title: 'Shipping policy',
    lead: 'Shipping, cancellation, returns and refunds.',
    soon: `${PAGE_SOON} The days of delivery are those of the settings. {return-days}, {fault-days} and {refund-days} are filled in from “Days for returns and refunds”: keep them, so that this text never differs from the product pages and emails.`,
  },
  privacy: { title: 'Privacy policy', lead: 'The privacy notice.', soon: PAGE_SOON },
  letters: {
    title: 'Words of emails',
    lead: 'Your own subject, heading and closing paragraph of emails about orders. Empty fields keep the built-in words; amounts, dates and legal facts always stay.',
    soon: 'It applies to the next email.',
  },
};

const names = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

const fields: Readonly<Record<ContentFault, string>> = {
  required: 'Please fill this in.',
  'too-short': 'This is too short. Enter at least 2 characters.',
  'too-long': 'This is too long. Please shorten it.',
  signs: 'Use letters, digits and signs such as & or ’. < > { } and \\ can’t be part of it.',
  'too-many': 'There are too many rows. Please remove some.',
  choice: 'Please choose one of the options.',
  claim: 'Shoppers see this, so it must not name a disease. The law forbids that in advertising.',
  address:
    'This link leads to no page of the shop. Use an address such as /products or /faq, or https:// for another website.',
  twice: 'Two rows are the same. Please remove or change one.',
  incomplete: 'A row is missing. Please reload the page.',
  law: 'The law requires parts that are missing here. Add them again, with their {seller}, {grievance}, {delivery-costs} or {delivery-times}.',
  amount: 'Enter an amount in rupees from 0 to 10,000, such as 49.',
  number: 'Enter whole grams, such as 500: at most 50000, and at least 1 for a step.',
  days: 'Enter whole days: 1 to 90 for any reason, 7 to 180 for faults, 1 to 15 working days for refunds.',
  'fewer-days': 'Faults need at least as many days as returns for any reason.',
  date: 'Enter a day as year-month-day, such as 2026-12-01.',
  'later-date': 'This day is in the future. A policy can apply from today at the latest.',
  'earlier-date':
    'The current version applies from that day or a later one. Enter a later day, at most today.',
  placeholder: `Only these names can stand in braces: ${names}.`,
  brackets: `A brace is missing. Write names as ${names}.`,
  'not-found': 'There is no such product.',
  'hidden-all': 'At least one category must be shown.',
};

type Refusal = Exclude<Extract<SaveContentAnswer, { outcome: 'refused' }>['refusal'], 'faults'>;

const refusals: Readonly<Record<Refusal, string>> = {
  changed:
    'Not saved: someone else has saved this meanwhile. Load their version, or copy your text first.',
  'owner-only': 'Only owners can change this.',
  'too-large': 'Not saved: the text is too large. Please shorten it.',
  'category-in-use':
    'Not saved: products still have a category that you removed. Give them another one first, or hide the category.',
};

/** A path without the positions of rows: "groups.entries.question". */
const plainPath = (path: string): string =>
  path
    .split('.')
    .filter((name) => !/^\d+$/u.test(name))
    .join('.');

/** The words of the area where the owner edits the shop's words. */
export const contentWords = {
  title: 'Shop content',
  lead: 'Words, menus and pages of the shop. Until you save a part, its built-in text applies.',
  nav: 'Parts of the shop',
  parts,
  optional: '(optional)',
  shown: 'Shown',
  edit: 'Edit',
  label: (part: ContentPart, path: string): string =>
    LABELS[`${part}.${plainPath(path)}`] ?? LABELS[plainPath(path).split('.').at(-1) ?? ''] ?? path,
  hint: (part: ContentPart, path: string): string | undefined =>
    HINTS[`${part}.${plainPath(path)}`] ?? HINTS[plainPath(path).split('.').at(-1) ?? ''],
  option: (name: string, value: string): string => OPTIONS[`${name}.${value}`] ?? value,
  row: (number: number) => `New row ${number}`,
  add: (rows: string) => `Add to ${rows}`,
  addSingle: 'Add this charge',
  moveUp: (name: string) => `Move “${name}” up`,
  moveDown: (name: string) => `Move “${name}” down`,
  remove: (name: string) => `Remove “${name}”`,
  save: 'Save',
  saving: 'Saving…',
  addPicture: 'Add a picture',
  replacePicture: 'Replace the picture',
  removePicture: 'Remove the picture',
  pictureAdded: (name: string) => `${name} uploaded. Save to show it.`,
  pictureRemoved: (shape: 'square' | 'wide' | 'logo') =>
    shape === 'logo'
      ? 'Removed from the form. Save to show the drawn leaf again.'
      : 'Removed from the form. Save to show the picture above again.',
  discard: 'Discard changes',
  fillBuiltIn: 'Fill with the built-in text',
  dirty: 'Not saved yet.',
  saved: (title: string) => `${title}: saved.`,
  undo: 'Undo',
  undone: (title: string) => `${title}: the previous version applies again.`,
  preview: 'Preview',
  howSoon: 'When it shows',
  onlyOwners: 'Only owners can change this part.',
  viewers: 'You can view everything here, but not change it.',
  conflict: 'Someone else has saved this part while you were editing.',
  loadTheirs: 'Load their version and discard mine',
  history: {
    title: 'Versions',
    none: 'No version was saved yet: the built-in text applies.',
    entry: (version: number, by: string) => `Version ${version}, ${by || 'unknown'}`,
    builtIn: 'built-in text',
    show: 'Fill the form with it',
    showNamed: (version: number) => `Fill the form with version ${version}`,
    filled: 'The form holds the older version now. Save to use it.',
  },
  featuredAll: `No row: the ${MAX_FEATURED} most popular products.`,
  hidden: 'hidden',
  returnSamples: [
    'Unopened products can be returned within {return-days} of delivery.',
    'Something damaged, wrong or faulty can be reported for {fault-days}.',
    'Refunds start within {refund-days}.',
  ],
  generalFee: 'All other States: the charge under Settings.',
  weight: {
    heading: 'Weight adds below free delivery:',
    cart: (weight: string) => `Cart of ${weight}`,
    extra: (amount: string) => `+ ${amount}`,
    unweighed: (count: number, all: number) =>
      `${count} of ${all} products have no shipping weight and count as weightless. Enter it in the product, or for many at once with a file.`,
  },
  builtInWords: 'Built-in words',
  brandPreview: {
    tab: 'Title of a page',
    footer: 'Below the footer',
  },
  /** What the placeholders stand for in the preview. */
  sample: { number: 'FR-2611-0042', name: 'Meera', total: '₹497', shop: SHOP_PLACEHOLDER },
  faults: { check: 'Please check the marked fields.', fields },
  refusals,
} as const;
