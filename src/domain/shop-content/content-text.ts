import * as v from 'valibot';
import { plainLine, plainLines } from '../core/plain-text.ts';
import { findClaims } from '../moderation/claims.ts';

/** Faults of typed content, as codes; `text` turns them into sentences. */
export const CONTENT_FAULTS = [
  'required',
  'too-short',
  'too-long',
  'signs',
  'too-many',
  'choice',
  'claim',
  'address',
  'twice',
  'incomplete',
  'law',
  'amount',
  'number',
  'days',
  'fewer-days',
  'date',
  'later-date',
  'earlier-date',
  'placeholder',
  'brackets',
  'not-found',
  'hidden-all',
] as const;

/** A code. */
export type ContentFault = (typeof CONTENT_FAULTS)[number];

/** A checked value with a fault's code as its message. */
export const fault = (code: ContentFault): ContentFault => code;

/** A line of text that may be empty, of at most `max` characters. */
export const OptionalWords = (max: number) =>
  v.pipe(v.string(fault('required')), v.transform(plainLine), v.maxLength(max, fault('too-long')));

/** A line of text of 1 to `max` characters. */
export const Words = (max: number) => v.pipe(OptionalWords(max), v.nonEmpty(fault('required')));

/**
 * Whether a text names no condition of the lists of `claims.ts`. Words of promise are left to the owner: a soap cures, and
 * "no miracles" promises none.
 */
function namesNoDisease(text: string): boolean {
  return findClaims(text).every(({ kind }) => kind === 'promise');
}

/** A line that names no disease, as the law forbids in advertising. */
export const LawfulWords = (max: number) =>
  v.pipe(Words(max), v.check(namesNoDisease, fault('claim')));

/** Several lines of 1 to `max` characters; a blank line separates paragraphs. */
export const Paragraphs = (max: number) =>
  v.pipe(
    v.string(fault('required')),
    v.transform(plainLines),
    v.nonEmpty(fault('required')),
    v.maxLength(max, fault('too-long')),
  );

/** Several lines that name no disease. */
export const LawfulParagraphs = (max: number) =>
  v.pipe(Paragraphs(max), v.check(namesNoDisease, fault('claim')));

/** Rows of at most `max`. */
export const Rows = <S extends v.GenericSchema>(row: S, max: number) =>
  v.pipe(v.array(row), v.maxLength(max, fault('too-many')));

/** The id of a row: a fragment or a key that never changes. */
export const RowId = v.pipe(
  v.string(fault('required')),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} &-]{0,79}$/u, fault('required')),
);

/** Whether no two values are equal. */
export function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** The paragraphs of a text. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
