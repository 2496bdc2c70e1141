import * as v from 'valibot';
import { Text } from '../core/record-fields.ts';

const Url = Text(2000);
const Link = v.object({ label: Text(80), url: Url });
/** A text with a product's title, which may have 240 characters, and the words around it. */
const Titled = Text(300);
const AmountRow = v.object({ label: Titled, amount: Text(40) });
/** A picture's absolute URL; empty without one. Letters read the same without pictures. */
const Picture = v.optional(Url, '');

/**
 * A letter in words, before its layout. All amounts and dates are formatted text, all links are absolute URLs. Letters
 * wait for the mail server across deployments, so fields added later are optional.
 */
export const LetterSchema = v.object({
  subject: Titled,
  heading: Titled,
  /** "Hi Meera,"; empty when the reader is not known by name. */
  greeting: v.optional(Text(60), ''),
  paragraphs: v.array(Text(5000)),
  /** What the reader looks for first: status, arrival, payment, tracking number. `url` is a link on the value. */
  facts: v.optional(
    v.array(v.object({ label: Text(80), value: Titled, url: v.optional(Url, '') })),
    [],
  ),
  /** The steps of an order and how many are done; null for a letter about anything else. */
  progress: v.optional(v.nullable(v.object({ steps: v.array(Text(40)), done: v.number() })), null),
  /** The main link, shown as a button. */
  action: v.nullable(Link),
  /** Further links, in the order of their use. */
  links: v.optional(v.array(Link), []),
  /** The picture of the product that the letter is about. */
  picture: Picture,
  /** Products to rate: one link for each number of stars, the fewest first. */
  ratings: v.optional(
    v.array(v.object({ label: Titled, picture: Picture, stars: v.array(Link) })),
    [],
  ),
  /** The order that the letter is about: what was ordered, every charge, and where it goes. */
  order: v.nullable(
    v.object({
      title: Text(80),
      items: v.array(v.object({ ...AmountRow.entries, picture: Picture })),
      charges: v.array(AmountRow),
      total: AmountRow,
      addressTitle: Text(80),
      address: v.array(Text(300)),
    }),
  ),
  /** Why the reader gets this letter, in one sentence. */
  reason: v.optional(Text(300), ''),
  /** Whether it names the ways to reach the shop: not to its own staff. */
  help: v.optional(v.boolean(), true),
  /** A schema.org thing that mail programs read, such as Gmail's order card; null without one. */
  markup: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
});

/** A letter. */
export type Letter = v.InferOutput<typeof LetterSchema>;
