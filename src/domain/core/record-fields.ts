import * as v from 'valibot';

/** A time in epoch milliseconds, with microseconds as a fraction: the domain's form of a Firestore timestamp. */
export const Moment = v.pipe(v.number(), v.finite());

/** A non-negative integer. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The position of a line in its document, from 1. */
export const LineNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A whole number from 1 to `most`. */
export const UpTo = (most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** A text of at most `max` characters (UTF-16 units), otherwise unchecked. Typed text uses `Line`. */
export const Text = (max: number) => v.pipe(v.string(), v.maxLength(max));
