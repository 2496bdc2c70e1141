import { endOfDay, startOfDay } from '#domain/core/indian-time.ts';

/** Later than any day of a shop. A constant, so that the key of a query stays the same. */
const FAR_FUTURE = Date.UTC(2200, 0, 1);

/** From the start of a day (`YYYY-MM-DD`, in India) to the end of another; open where one is not given. */
export function dayRange(from: string | null, to: string | null): readonly [Date, Date] {
  return [
    new Date(from === null ? 0 : startOfDay(from)),
    new Date(to === null ? FAR_FUTURE : endOfDay(to)),
  ];
}
