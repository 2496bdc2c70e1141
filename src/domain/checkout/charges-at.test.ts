import { expect, it } from 'vitest';
import { paise } from '../money/money.ts';
import { chargesAt } from './charges-at.ts';

const shipping = {
  freeFromPaise: paise(49_900),
  feePaise: paise(4_900),
  codFeePaise: paise(4_000),
};
const feeAt = (pin: string, ...states: { state: string; feePaise: number }[]) =>
  chargesAt(
    {
      shipping,
      content: {
        fees: { states: states.map((row) => ({ ...row, feePaise: paise(row.feePaise) })) },
      },
    },
    pin,
  ).feePaise;

it('a State with a charge of its own pays it; others, and an unknown place, pay the general one', () => {
  const goa = { state: 'Goa', feePaise: 9_900 };
  expect(feeAt('403001', goa)).toBe(9_900);
  expect(feeAt('560001', goa)).toBe(4_900);
  expect(feeAt('', goa)).toBe(4_900);
  expect(feeAt('403001')).toBe(4_900);
  expect(chargesAt({ shipping }, '403001')).toEqual(shipping);
});

it('a PIN code belongs to the State with its longest prefix', () => {
  // Goa's 403 lies within Maharashtra's 40.
  const both = [
    { state: 'Maharashtra', feePaise: 2_000 },
    { state: 'Goa', feePaise: 9_900 },
  ];
  expect(feeAt('403001', ...both)).toBe(9_900);
  expect(feeAt('400053', ...both)).toBe(2_000);
});

it('what weight adds is the same in every State, and at an unknown place', () => {
  const weight = { includedGrams: 2_000, stepGrams: 500, stepPaise: paise(3_000) };
  const states = [{ state: 'Goa', feePaise: paise(9_900) }];
  const content = { fees: { states, weight: [weight] } };
  expect(chargesAt({ shipping, content }, '403001')).toEqual({
    ...shipping,
    feePaise: 9_900,
    weight,
  });
  expect(chargesAt({ shipping, content }, '560001')).toEqual({ ...shipping, weight });
  expect(chargesAt({ shipping, content }, '')).toEqual({ ...shipping, weight });
});

it('where two States share the longest prefix, the lower charge applies', () => {
  const [bihar, jharkhand] = [
    { state: 'Bihar', feePaise: 9_900 },
    { state: 'Jharkhand', feePaise: 2_000 },
  ];
  expect(feeAt('814112', bihar, jharkhand)).toBe(2_000);
  expect(feeAt('814112', bihar)).toBe(4_900);
  expect(feeAt('800001', bihar, jharkhand)).toBe(9_900);
});
