import * as v from 'valibot';
import { Text } from '../core/record-fields.ts';

const Link = v.object({ label: Text(80), url: Text(2000) });
/** A text with a product's title, which may have 240 characters, and the words around it. */
const Titled = Text(300);
const AmountRow = v.object({ label: Titled, amount: Text(40) });

/** A letter in words, before its layout. All amounts and dates are formatted text, all links are absolute URLs. */
export const LetterSchema = v.object({
  subject: Titled,
  heading: Titled,
  paragraphs: v.array(Text(5000)),
  /** The main link, shown as a button. */
  action: v.nullable(Link),
  /** A second link below the order. */
  more: v.optional(v.nullable(Link), null),
  /** The order that the letter is about: what was ordered, every charge, and where it goes. */
  order: v.nullable(
    v.object({
      title: Text(80),
      items: v.array(AmountRow),
      charges: v.array(AmountRow),
      total: AmountRow,
      addressTitle: Text(80),
      address: v.array(Text(300)),
    }),
  ),
});

/** A letter. */
export type Letter = v.InferOutput<typeof LetterSchema>;
