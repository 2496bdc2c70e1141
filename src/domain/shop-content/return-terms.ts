import * as v from 'valibot';
import { isDay } from '../core/indian-time.ts';
import { fault } from './content-text.ts';

const Days = (least: number, most: number) =>
  v.pipe(
    v.number(fault('days')),
    v.integer(fault('days')),
    v.minValue(least, fault('days')),
    v.maxValue(most, fault('days')),
  );

const DAYS = { returnDays: Days(1, 90), faultDays: Days(7, 180), refundDays: Days(1, 15) };

/**
 * The shop's return terms (`ReturnTerms`). No law sets their days, but the Consumer Protection (E-Commerce) Rules 2020,
 * rules 5(3) and 6(4), forbid to refuse what is defective, so a fault has at least a week.
 */
export const ReturnTermsSchema = v.pipe(
  v.strictObject(DAYS),
  // Who may return it for any reason may report a fault as well.
  v.forward(
    v.check(({ returnDays, faultDays }) => faultDays >= returnDays, fault('fewer-days')),
    ['faultDays'],
  ),
);

/** The terms in the settings, with the day from which they apply ("YYYY-MM-DD" in India): policies that name them changed then. */
export const ShownReturnTermsSchema = v.object({
  ...DAYS,
  changedOn: v.pipe(v.string(), v.check(isDay)),
});
