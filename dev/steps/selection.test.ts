import { expect, it } from 'vitest';
import { parseSelection, type Selection, selectionOf } from './selection.ts';

function partsOf(selection: Selection | string) {
  return typeof selection === 'string' ? selection : Object.fromEntries(selection.parts);
}

it('runs everything without arguments', () => {
  expect(partsOf(parseSelection([]))).toEqual({
    check: [],
    unit: [],
    components: [],
    tools: [],
    suite: [],
    flows: [],
  });
});

it('runs the named parts, filtered by the other words', () => {
  expect(partsOf(parseSelection(['flows', 'cart']))).toEqual({ flows: ['cart'] });
  expect(partsOf(parseSelection(['unit', 'flows']))).toEqual({ unit: [], flows: [] });
});

it('refuses a filter without a part', () => {
  expect(partsOf(parseSelection(['cart']))).toContain('There is no part "cart"');
});

it('runs only checks for a document', () => {
  expect(partsOf(selectionOf(['README.md', 'docs/deploy.md'], 'HEAD~1'))).toEqual({ check: [] });
});

it('runs no emulator for a redrawn illustration', () => {
  const files = ['dev/illustrations/manifest.json', 'public/pictures/plant-rose.a1b2c3d4-180.avif'];
  expect(partsOf(selectionOf(files, 'HEAD~1'))).toEqual({
    check: [],
    unit: [],
    components: [],
    tools: [],
  });
});

it('runs no emulator for changed search queries', () => {
  const selected = partsOf(selectionOf(['tests/search/queries-tuning.ts'], 'HEAD~1'));
  expect(selected).toEqual({ check: [], unit: [], components: [], tools: [] });
});

it('runs a changed flow alone', () => {
  expect(partsOf(selectionOf(['tests/flows/cart/cart.spec.ts'], 'HEAD~1'))).toEqual({
    check: [],
    flows: ['cart/cart.spec'],
  });
});

it('merges the filters of several files', () => {
  const files = [
    'tests/flows/cart/cart.spec.ts',
    'src/admin/Admin.tsx',
    'tests/attacks/people.test.ts',
  ];
  expect(partsOf(selectionOf(files, 'HEAD~1'))).toEqual({
    check: [],
    unit: [],
    components: [],
    tools: [],
    suite: ['people.test'],
    flows: ['cart/cart.spec', 'admin/', 'auth-gate.spec'],
  });
});

it('runs every flow when a shared component changes beside a filtered one', () => {
  const files = ['src/ui/form/Button.tsx', 'tests/flows/cart/cart.spec.ts'];
  expect(partsOf(selectionOf(files, 'HEAD~1'))).toMatchObject({ flows: [] });
});

it.each([
  'firestore.rules',
  'package.json',
  'src/domain/money/money.ts',
  'functions/src/orders/orders.ts',
])('runs everything after a change of %s', (file) => {
  const everything = parseSelection([]);
  expect(partsOf(selectionOf([file], 'HEAD~1'))).toEqual(partsOf(everything));
});

it('runs nothing when nothing changed', () => {
  expect(partsOf(selectionOf([], 'HEAD~1'))).toEqual({});
});
