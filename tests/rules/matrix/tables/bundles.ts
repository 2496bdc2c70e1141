import { auditedDeletion, auditedWrite, forged } from '../actions.ts';
import { CALLERS, EDITORS, STAFF } from '../callers.ts';
import { getRow, listRows, type Place, type Variant, writeRows } from '../place.ts';
import { type Fields, NOW } from '../requests.ts';

const PAST = new Date(1);
const FUTURE = new Date(Date.UTC(2100, 0, 1));
const ID = 'oilAndShampoo0000001';
const PLACE = `bundles/${ID}`;

const part = (slug: string, quantity: unknown = 1): Fields => ({ slug, quantity });
/** Parts with the slugs that repeat them. */
const ofParts = (...parts: readonly Fields[]): Fields => ({
  parts,
  slugs: parts.map(({ slug }) => slug),
});

const BUNDLE: Fields = {
  title: 'Oil + Shampoo',
  ...ofParts(part('hair-oil'), part('shampoo')),
  savingPaise: 6_000,
  active: true,
  createdAt: PAST,
  auditId: 'first',
};
const OFF = { [PLACE]: { ...BUNDLE, active: false } };

const make = auditedWrite('bundles', 'newBundle00000000001', { ...BUNDLE, createdAt: NOW });
const change = auditedWrite('bundles', ID, { savingPaise: 5_000 }, true);
const remove = auditedDeletion(PLACE, 'first');

const field = (what: string, wrong: Fields, right?: Fields): readonly [string, Variant, Variant?] =>
  right ? [what, { fields: wrong }, { fields: right }] : [what, { fields: wrong }];
const four = ['a', 'b', 'c', 'd'].map((slug) => part(slug));
const replaced = (place: number, other: Fields): Fields =>
  ofParts(...four.map((one, index) => (index === place ? other : one)));

export const bundles: readonly Place[] = [
  {
    rule: 'bundles/{id}',
    name: 'a bundle',
    there: { [PLACE]: BUNDLE },
    asks: [
      getRow('on offer', PLACE, CALLERS),
      getRow('that is off', PLACE, STAFF, OFF),
      getRow('that is not there', 'bundles/none', CALLERS),
      ...listRows(
        'those on offer',
        { list: 'bundles', where: [['active', 'EQUAL', true]] },
        CALLERS,
        1000,
      ),
      ...listRows(
        'those that are off',
        { list: 'bundles', where: [['active', 'EQUAL', false]] },
        STAFF,
        1000,
      ),
      ...listRows('every one', { list: 'bundles' }, STAFF, 1000),
      ...writeRows('create', make, EDITORS),
      ...writeRows('update', change, EDITORS),
      ...writeRows('delete', remove, EDITORS),
    ],
    flaws: [
      { of: make, by: 'staff', ...forged('bundles/newBundle00000000001') },
      { of: change, by: 'staff', ...forged(PLACE) },
      {
        of: remove,
        by: 'staff',
        wrong: [
          ['without an entry', { entry: null, ends: 'error' }],
          ['under another name', { id: 'entry', ends: 'error' }],
          ['with an entry about something else', { entry: { subject: 'bundles/other' } }],
        ],
      },
      {
        of: make,
        by: 'staff',
        wrong: [
          ['with a short id', { id: 'short' }],
          ['with an id that is a path', { id: 'newBundle-0000000001' }],
          field('without a title', { title: '' }),
          field('of a moment to come', { createdAt: FUTURE }, { createdAt: PAST }),
        ],
        right: [
          ['that is off', { fields: { active: false } }],
          ['of four products', { fields: ofParts(...four) }],
        ],
      },
      {
        of: change,
        by: 'owner',
        wrong: [
          field('of another moment', { createdAt: NOW }),
          field('with a field of its own', { secret: 'x' }),
          field('without a title', { title: '' }, { title: 'x' }),
          field('with a long title', { title: 'x'.repeat(81) }, { title: 'x'.repeat(80) }),
          field('with a title that is no text', { title: ['x'] }),
          field('perhaps on offer', { active: 'yes' }, { active: false }),
          field('that saves nothing', { savingPaise: 0 }, { savingPaise: 1 }),
          field('that saves half a paisa', { savingPaise: 1.5 }),
          field(
            'that saves more than a crore',
            { savingPaise: 1_000_000_001 },
            { savingPaise: 1_000_000_000 },
          ),
          field('of one product', ofParts(part('a'))),
          field('of five products', ofParts(...four, part('e')), ofParts(...four)),
          field('of products in a map', {
            parts: { 0: part('a'), 1: part('b') },
            slugs: ['a', 'b'],
          }),
          field('of slugs in a text', { ...ofParts(part('a'), part('b')), slugs: 'ab' }),
          field('of the same product twice', ofParts(part('a'), part('a'))),
          field('with fewer slugs', { ...ofParts(...four), slugs: ['a', 'b', 'c'] }),
          field('with more slugs', { ...ofParts(...four), slugs: ['a', 'b', 'c', 'd', 'e'] }),
          ...[0, 1, 2, 3].flatMap((place) => {
            const nth = `in place ${place + 1}`;
            const slugs = four.map((one, index) => (index === place ? 'other' : one['slug']));
            return [
              field(`with another slug ${nth}`, { ...ofParts(...four), slugs }, ofParts(...four)),
              field(`of none ${nth}`, replaced(place, part('x', 0)), replaced(place, part('x', 1))),
              field(`of 21 ${nth}`, replaced(place, part('x', 21)), replaced(place, part('x', 20))),
              field(`of half a piece ${nth}`, replaced(place, part('x', 1.5))),
              field(`of a path ${nth}`, replaced(place, part('x/y')), replaced(place, part('x-y'))),
              field(
                `of a long slug ${nth}`,
                replaced(place, part('x'.repeat(81))),
                replaced(place, part('x'.repeat(80))),
              ),
              field(`with a price ${nth}`, replaced(place, { ...part('x'), price: 1 })),
            ];
          }),
        ],
      },
    ],
  },
];
