import { expect, it } from 'vitest';
import { returnTermsOf, shopReturnTerms } from './return-terms.ts';

const USUAL = { returnDays: 7, faultDays: 30, refundDays: 7 };
const OWN = { returnDays: 14, faultDays: 45, refundDays: 3, changedOn: '2026-12-24' };

it('a shop has the usual terms until its owner sets some', () => {
  expect(shopReturnTerms(null)).toEqual(USUAL);
  expect(shopReturnTerms({})).toEqual(USUAL);
  expect(shopReturnTerms({ content: {} })).toEqual(USUAL);
  expect(shopReturnTerms({ content: { returns: OWN } })).toEqual(OWN);
});

it('an order without terms has the usual ones', () => {
  expect(returnTermsOf({})).toEqual(USUAL);
  expect(returnTermsOf({ returnTerms: OWN })).toEqual(OWN);
});
