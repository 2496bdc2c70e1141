import { expect, test } from 'vitest';
import { words } from '#text/admin/product.ts';
import { aProduct } from '../../../../tests/support/fixtures/products.ts';
import { publishingProblem } from './publishing-problem.ts';

const REASON = 'Approved by the licensing authority.';
const incomplete = aProduct({ sku: '' });
const claiming = aProduct({ description: 'Cures diabetes.' });

test.each([
  ['a draft that is off sale', { ...incomplete, active: false }, null, '', null],
  ['missing details', incomplete, null, REASON, words.gate.problem],
  ['a forbidden claim without a reason', claiming, claiming, '', null],
  ['a new forbidden claim without a reason', claiming, aProduct(), '', words.claims.problem],
  ['a new forbidden claim with a reason', claiming, aProduct(), REASON, null],
])('%s', (_, draft, base, reason, problem) => {
  expect(publishingProblem(draft, base, reason)?.problem ?? null).toBe(problem);
});

test('each missing detail has its sentence, and the reason its hint', () => {
  const missing = publishingProblem(incomplete, null, '')?.errors ?? {};
  expect(missing).toMatchObject({ hsn: words.gate.field });
  expect(publishingProblem(claiming, aProduct(), '')?.errors).toEqual({
    claimReason: words.claims.reasonHint,
  });
});
