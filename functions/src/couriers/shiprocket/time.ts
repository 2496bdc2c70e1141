import { INDIA_MS } from '../../../../src/domain/core/indian-time.ts';

/** `2023-05-19 11:59:16`, or `23 05 2023 11:43:52` as the webhook's example has it. */
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})/u;
const DAY_FIRST = /^(\d{2})[ -](\d{2})[ -](\d{4}) (\d{2}):(\d{2}):(\d{2})/u;

/** A time of Shiprocket, which is India's, as epoch milliseconds; null for another form. */
export function indianMoment(text: string): number | null {
  const yearFirst = YEAR_FIRST.exec(text);
  const dayFirst = DAY_FIRST.exec(text);
  const found = yearFirst ?? dayFirst;
  if (!found) return null;
  const [first = 0, month = 0, third = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map(Number);
  const [year, day] = yearFirst ? [first, third] : [third, first];
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  // "0000-00-00 00:00:00" stands for no time.
  return year > 2000 ? at - INDIA_MS : null;
}
