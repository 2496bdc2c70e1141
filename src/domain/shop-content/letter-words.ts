import * as v from 'valibot';
import type { OrderMail } from '../order/order-change.ts';
import { areDistinct, fault, OptionalWords } from './content-text.ts';
import { plainLines } from '../core/plain-text.ts';

/** The letters whose words the owner edits. */
export const EDITED_LETTERS = [
  'placed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderMail[];

/** What the words of a letter can name, written as "{number}". */
export const PLACEHOLDERS = ['number', 'name', 'total', 'shop'] as const;

/** The values of the placeholders in one letter. */
export type PlaceholderValues = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

const PLACEHOLDER = /\{([^{}]*)\}/gu;

/** Whether every placeholder of a text exists. */
function namesPlaceholders(text: string): boolean {
  return [...text.matchAll(PLACEHOLDER)].every(([, name]) =>
    PLACEHOLDERS.some((known) => known === name),
  );
}

/** Whether no brace stands alone. */
function closesBrackets(text: string): boolean {
  return !/[{}]/u.test(text.replace(PLACEHOLDER, ''));
}

const checked = <S extends v.GenericSchema<string, string>>(words: S) =>
  v.pipe(
    words,
    v.check(closesBrackets, fault('brackets')),
    v.check(namesPlaceholders, fault('placeholder')),
  );

/** Own words of letters about orders; an empty field keeps the built-in words. */
export const LetterWordsSchema = v.strictObject({
  letters: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(EDITED_LETTERS, fault('choice')),
        subject: checked(OptionalWords(120)),
        heading: checked(OptionalWords(120)),
        /** A last paragraph before the links. */
        closing: checked(
          v.pipe(
            v.string(fault('required')),
            v.transform(plainLines),
            v.maxLength(1_000, fault('too-long')),
          ),
        ),
      }),
    ),
    v.check(
      (rows) => rows.length === EDITED_LETTERS.length && areDistinct(rows.map(({ id }) => id)),
      fault('incomplete'),
    ),
  ),
});

/** Own words of letters, as the owner edits them. */
export type LetterWords = v.InferOutput<typeof LetterWordsSchema>;

/** A text with its placeholders filled in. */
export function filledIn(text: string, values: PlaceholderValues): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const known = PLACEHOLDERS.find((placeholder) => placeholder === name);
    return known ? values[known] : whole;
  });
}

/** A letter's built-in words with the owner's in their place, and the owner's last paragraph. */
export function withOwnWords<
  L extends {
    readonly subject: string;
    readonly heading: string;
    readonly paragraphs: readonly string[];
  },
>(letter: L, own: LetterWords['letters'][number] | undefined, values: PlaceholderValues): L {
  if (!own) return letter;
  const { subject, heading, closing } = own;
  return {
    ...letter,
    subject: subject ? filledIn(subject, values) : letter.subject,
    heading: heading ? filledIn(heading, values) : letter.heading,
    paragraphs: closing ? [...letter.paragraphs, filledIn(closing, values)] : letter.paragraphs,
  };
}
