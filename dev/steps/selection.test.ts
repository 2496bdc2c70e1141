import { expect, it } from 'vitest';
import { parseSelection, type Selection, selectionOf } from './selection.ts';

function partsOf(selection: Selection | string) {
  return typeof selection === 'string' ? selection : Object.fromEntries(selection.parts);
}

const changed = (...files: string[]) => partsOf(selectionOf(files, 'HEAD~1'));
const NO_EMULATOR = { check: [], unit: [], components: [], tools: [] };
const EVERYTHING = { ...NO_EMULATOR, suite: [], flows: [] };

it('runs everything, or the named parts, filtered by the other words', () => {
  expect(partsOf(parseSelection([]))).toEqual(EVERYTHING);
  expect(partsOf(parseSelection(['flows', 'cart']))).toEqual({ flows: ['cart'] });
  expect(partsOf(parseSelection(['unit', 'flows']))).toEqual({ unit: [], flows: [] });
  expect(partsOf(parseSelection(['cart']))).toContain('There is no part "cart"');
});

it.each([
  ['nothing when nothing changed', [], {}],
  ['only checks for a document', ['README.md', 'docs/deploy.md'], { check: [] }],
  [
    'no emulator for a replaced picture',
    ['dev/pictures/manifest.json', 'public/pictures/plant-rose.a1b2c3d4-180.avif'],
    NO_EMULATOR,
  ],
  ['no emulator for search queries', ['tests/search/queries-tuning.ts'], NO_EMULATOR],
  [
    'a changed flow alone',
    ['tests/flows/cart/cart.spec.ts'],
    { check: [], flows: ['cart/cart.spec'] },
  ],
  [
    'the filters of several files together',
    ['tests/flows/cart/cart.spec.ts', 'src/admin/Admin.tsx', 'tests/attacks/people.test.ts'],
    {
      ...{ ...NO_EMULATOR, suite: ['people.test'] },
      flows: ['cart/cart.spec', 'admin/', 'auth-gate.spec'],
    },
  ],
  ...['firestore.rules', 'package.json', 'src/domain/money/money.ts'].map(
    (file) => [`everything after a change of ${file}`, [file], EVERYTHING] as const,
  ),
  ['everything after one of functions', ['functions/src/orders/order-stock.ts'], EVERYTHING],
] as const)('runs %s', (_, files, parts) => {
  expect(changed(...files)).toEqual(parts);
});

it('runs every flow when a shared component changes beside a filtered one', () => {
  const files = ['src/ui/form/Button.tsx', 'tests/flows/cart/cart.spec.ts'];
  expect(changed(...files)).toMatchObject({ flows: [] });
});
