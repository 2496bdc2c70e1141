import * as v from 'valibot';

/** A moment: epoch milliseconds, with microseconds as a fraction, which is what a Firestore timestamp becomes inside the app. */
export const Moment = v.pipe(v.number(), v.finite());

/** A whole number from 0. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A text that is only measured: at most `max` characters (UTF-16 units). What somebody types goes through `Line`. */
export const Text = (max: number) => v.pipe(v.string(), v.maxLength(max));
