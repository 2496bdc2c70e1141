import * as v from 'valibot';
import { STATE_NAMES } from '../customer/region.ts';
import { MAX_PAISE, paise } from '../money/money.ts';
import { areDistinct, fault, Rows } from './content-text.ts';

/** States whose delivery charge differs from the general one; paise. */
export const DeliveryFeesSchema = v.strictObject({
  states: v.pipe(
    Rows(
      v.strictObject({
        state: v.picklist(STATE_NAMES, fault('choice')),
        feePaise: v.pipe(
          v.number(fault('amount')),
          v.integer(fault('amount')),
          v.minValue(0, fault('amount')),
          v.maxValue(Math.min(MAX_PAISE, 1_000_000), fault('amount')),
          v.transform(paise),
        ),
      }),
      STATE_NAMES.length,
    ),
    v.check((rows) => areDistinct(rows.map(({ state }) => state)), fault('twice')),
  ),
});
