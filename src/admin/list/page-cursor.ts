import * as v from 'valibot';
import type { Cursor } from '#data/query/read.ts';

/** Longer texts are no cursor: the longest value is a title. */
const LONGEST = 1_000;

const CursorText = v.strictTuple([
  v.union([v.string(), v.number(), v.boolean(), v.null()]),
  v.picklist([0, 1]),
  v.pipe(v.string(), v.nonEmpty()),
]);

/** A cursor as a parameter of the address, so that a page opens without the pages before it. */
export function textOfCursor({ value, moment, id }: Cursor): string {
  return JSON.stringify([value, moment ? 1 : 0, id]);
}

/** The cursor of a parameter; undefined for the first page and for any other text. */
export function cursorFromText(text: string): Cursor | undefined {
  if (text === '' || text.length > LONGEST) return undefined;
  try {
    const parsed = v.safeParse(CursorText, JSON.parse(text));
    if (!parsed.success) return undefined;
    const [value, moment, id] = parsed.output;
    return { value, moment: moment === 1, id };
  } catch {
    return undefined;
  }
}
