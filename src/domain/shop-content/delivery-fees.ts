import * as v from 'valibot';
import { STATE_NAMES } from '../customer/region.ts';
import { MAX_PAISE, paise } from '../money/money.ts';
import { areDistinct, fault, Rows } from './content-text.ts';

/** The heaviest included weight or step. */
const MAX_GRAMS = 50_000;

const Fee = (least: number) =>
  v.pipe(
    v.number(fault('amount')),
    v.integer(fault('amount')),
    v.minValue(least, fault('amount')),
    v.maxValue(Math.min(MAX_PAISE, 1_000_000), fault('amount')),
    v.transform(paise),
  );

const Grams = (least: number) =>
  v.pipe(
    v.number(fault('number')),
    v.integer(fault('number')),
    v.minValue(least, fault('number')),
    v.maxValue(MAX_GRAMS, fault('number')),
  );

/** States whose delivery charge differs from the general one, and at most one charge by weight; paise and grams. */
export const DeliveryFeesSchema = v.strictObject({
  states: v.pipe(
    Rows(
      v.strictObject({
        state: v.picklist(STATE_NAMES, fault('choice')),
        feePaise: Fee(0),
      }),
      STATE_NAMES.length,
    ),
    v.check((rows) => areDistinct(rows.map(({ state }) => state)), fault('twice')),
  ),
  /** Added everywhere for each started step above the included weight (`WeightCharge`). */
  weight: v.optional(
    Rows(v.strictObject({ includedGrams: Grams(0), stepGrams: Grams(1), stepPaise: Fee(1) }), 1),
    [],
  ),
});
