import { endOfDay, startOfDay } from '#domain/core/indian-time.ts';

/** After every day of a shop: it stays the same, and with it the key of a query. */
const FAR_FUTURE = Date.UTC(2200, 0, 1);

/** From the start of a day (`YYYY-MM-DD`, in India) to the end of another; open where one is not given. */
export function dayRange(from: string | null, to: string | null): readonly [Date, Date] {
  return [
    new Date(from === null ? 0 : startOfDay(from)),
    new Date(to === null ? FAR_FUTURE : endOfDay(to)),
  ];
}
