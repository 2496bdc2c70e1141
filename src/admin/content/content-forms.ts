import { EDITED_LETTERS } from '#domain/shop-content/letter-words.ts';
import { HERO_PICTURES } from '#domain/shop-content/home.ts';
import type { ContentPart } from '#domain/shop-content/parts.ts';
import { LIVE_PARTS } from '#domain/shop-content/policy-text.ts';
import { STATE_NAMES } from '#domain/customer/region.ts';
import type { PictureShape } from '../pictures/reencode-picture.ts';

/** A field of a part's form. Rows repeat their fields. */
export type ContentField =
  | { readonly kind: 'line'; readonly name: string; readonly optional?: true }
  | {
      readonly kind: 'lines';
      readonly name: string;
      readonly rows: number;
      readonly optional?: true;
    }
  | { readonly kind: 'choice'; readonly name: string; readonly options: readonly string[] }
  /** The address of an uploaded picture. */
  | { readonly kind: 'picture'; readonly name: string; readonly shape: PictureShape }
  /** The slug of a product, chosen by its name. */
  | { readonly kind: 'product'; readonly name: string }
  | { readonly kind: 'shown'; readonly name: string }
  | { readonly kind: 'rupees'; readonly name: string }
  /** A whole number. */
  | { readonly kind: 'number'; readonly name: string }
  /** A key that is not edited; that of a new row is made from another field of it. */
  | {
      readonly kind: 'key';
      readonly name: string;
      readonly from?: string;
      /** The key is the text itself, not an address made of it. */
      readonly plain?: true;
    }
  | RowsField;

/** Repeated rows. */
export interface RowsField {
  readonly kind: 'rows';
  readonly name: string;
  readonly fields: readonly ContentField[];
  /** The field that names a row in its heading; empty where rows are only numbered. */
  readonly title: string;
  /** Rows are only moved, not added or removed. */
  readonly fixed?: true;
  /** Rows are folded: each is long. */
  readonly folded?: true;
  /** There is at most one, which needs no name of its own. */
  readonly single?: true;
}

const line = (name: string, optional?: true): ContentField =>
  optional ? { kind: 'line', name, optional } : { kind: 'line', name };
const lines = (name: string, rows: number): ContentField => ({ kind: 'lines', name, rows });
const key = (name: string, from?: string): ContentField =>
  from === undefined ? { kind: 'key', name } : { kind: 'key', name, from };
const nameKey = (name: string, from: string): ContentField => ({
  kind: 'key',
  name,
  from,
  plain: true,
});
const rows = (
  name: string,
  title: string,
  fields: readonly ContentField[],
  more: Partial<RowsField> = {},
): RowsField => ({ kind: 'rows', name, title, fields, ...more });

const days = (name: string): ContentField => ({ kind: 'number', name });
const shown: ContentField = { kind: 'shown', name: 'shown' };
const links = (name: string): RowsField => rows(name, 'name', [line('name'), line('to')]);

const POLICY: readonly ContentField[] = [
  line('title'),
  line('effectiveOn'),
  lines('summary', 5),
  rows('sections', 'title', [key('id', 'title'), line('title'), key('lang'), lines('text', 12)], {
    folded: true,
  }),
];

/** The fields of each part, in form order. */
export const CONTENT_FORMS: Readonly<Record<ContentPart, readonly ContentField[]>> = {
  brand: [line('name'), { kind: 'picture', name: 'logo', shape: 'logo' }],
  home: [
    line('title'),
    lines('lead', 2),
    { kind: 'choice', name: 'picture', options: HERO_PICTURES },
    { kind: 'picture', name: 'ownPicture', shape: 'wide' },
    rows('sections', 'id', [key('id'), shown], { fixed: true }),
    line('featuredTitle'),
    rows('featured', '', [{ kind: 'product', name: 'slug' }]),
    rows('promises', 'title', [line('title'), line('text')]),
  ],
  menus: [links('top'), links('footer'), links('policies')],
  catalog: [
    rows('categories', 'name', [nameKey('id', 'name'), line('name'), line('text'), shown]),
    rows('concerns', 'id', [line('id'), line('name', true)]),
  ],
  fees: [
    rows('states', 'state', [
      { kind: 'choice', name: 'state', options: STATE_NAMES },
      { kind: 'rupees', name: 'feePaise' },
    ]),
    rows(
      'weight',
      '',
      [
        { kind: 'number', name: 'includedGrams' },
        { kind: 'number', name: 'stepGrams' },
        { kind: 'rupees', name: 'stepPaise' },
      ],
      { single: true },
    ),
  ],
  returns: [days('returnDays'), days('faultDays'), days('refundDays')],
  titles: [
    line('tagline'),
    rows('pages', 'path', [key('path'), line('title'), lines('description', 2)], { fixed: true }),
  ],
  faq: [
    rows(
      'groups',
      'title',
      [
        key('id', 'title'),
        line('title'),
        rows(
          'entries',
          'question',
          [
            key('slug', 'question'),
            line('question'),
            lines('answer', 5),
            { kind: 'choice', name: 'live', options: ['', ...LIVE_PARTS] },
          ],
          { folded: true },
        ),
      ],
      { folded: true },
    ),
  ],
  about: [
    line('title'),
    lines('lead', 2),
    line('storyTitle'),
    lines('story', 10),
    line('promiseTitle'),
    rows('promises', 'title', [line('title'), lines('text', 2)]),
    line('whereTitle'),
    lines('whereText', 2),
  ],
  terms: POLICY,
  shipping: POLICY,
  privacy: POLICY,
  letters: [
    rows(
      'letters',
      'id',
      [
        key('id'),
        line('subject', true),
        line('heading', true),
        { kind: 'lines', name: 'closing', rows: 3, optional: true },
      ],
      { fixed: true },
    ),
  ],
};

/** The letters of an empty form. */
export const NO_LETTER_WORDS = {
  letters: EDITED_LETTERS.map((id) => ({ id, subject: '', heading: '', closing: '' })),
};
