import { auditedDeletion, auditedWrite, forged } from '../actions.ts';
import { CALLERS, EDITORS, STAFF } from '../callers.ts';
import { flaw, flaws, refusals, tooLong } from '../flaws.ts';
import { getRow, listRows, type Place, writeRows } from '../place.ts';
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
      ...listRows({ list: 'bundles', where: [['active', 'EQUAL', true]] }, CALLERS, 1000),
      ...listRows({ list: 'bundles', where: [['active', 'EQUAL', false]] }, STAFF, 1000),
      ...listRows('bundles', STAFF, 1000),
      ...writeRows('create', make, EDITORS),
      ...writeRows('update', change, EDITORS),
      ...writeRows('delete', remove, EDITORS),
    ],
    flaws: [
      { of: make, by: 'staff', ...forged('bundles/newBundle00000000001') },
      { of: change, by: 'staff', ...forged(PLACE) },
      refusals({ of: remove, by: 'staff' }, [
        ['without an entry', { entry: null, ends: 'error' }],
        ['under another name', { id: 'entry', ends: 'error' }],
        ['with an entry about something else', { entry: { subject: 'bundles/other' } }],
      ]),
      {
        of: make,
        by: 'staff',
        wrong: [
          ['with a short id', { id: 'short' }],
          ['with an id that is a path', { id: 'newBundle-0000000001' }],
          flaw({ title: '' }),
          flaw({ createdAt: FUTURE }, { createdAt: PAST }),
        ],
        right: [flaw({ active: false }), flaw(ofParts(...four))],
      },
      refusals({ of: change, by: 'owner' }, [
        ...flaws({ createdAt: NOW }, { secret: 'x' }, { title: ['x'] }, { savingPaise: 1.5 }),
        ...flaws(ofParts(part('a')), { ...ofParts(part('a'), part('b')), slugs: 'ab' }),
        ...flaws(ofParts(part('a'), part('a')), { ...ofParts(...four), slugs: ['a', 'b', 'c'] }),
        flaw({ ...ofParts(...four), slugs: ['a', 'b', 'c', 'd', 'e'] }),
        flaw({ title: '' }, { title: 'x' }),
        ...tooLong({ title: 80 }),
        flaw({ active: 'yes' }, { active: false }),
        flaw({ savingPaise: 0 }, { savingPaise: 1 }),
        flaw({ savingPaise: 1_000_000_001 }, { savingPaise: 1_000_000_000 }),
        flaw(ofParts(...four, part('e')), ofParts(...four)),
        flaw({
          parts: { 0: part('a'), 1: part('b') },
          slugs: ['a', 'b'],
        }),
        ...[0, 1, 2, 3].flatMap((place) => {
          const slugs = four.map((one, index) => (index === place ? 'other' : one['slug']));
          return [
            flaw({ ...ofParts(...four), slugs }, ofParts(...four)),
            flaw(replaced(place, part('x', 0)), replaced(place, part('x', 1))),
            flaw(replaced(place, part('x', 21)), replaced(place, part('x', 20))),
            flaw(replaced(place, part('x', 1.5))),
            flaw(replaced(place, { ...part('x'), price: 1 })),
            flaw(replaced(place, part('x/y')), replaced(place, part('x-y'))),
            flaw(replaced(place, part('x'.repeat(81))), replaced(place, part('x'.repeat(80)))),
          ];
        }),
      ]),
    ],
  },
];
