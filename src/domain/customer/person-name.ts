import * as v from 'valibot';
import { Parsed, type ParsedText } from '../core/form.ts';
import { plainLine } from '../core/plain-text.ts';

/** The most characters of a person's name. */
const LONGEST_NAME = 80;

/** An email address or a link, which autofill and strangers put into name fields: the shop prints names in its letters. */
const CONTACT = /@|:\/\/|\bwww\./iu;

/** A name in any script: NFKC, without invisible characters but the joiners that Indian scripts need; it has a letter. */
function personName(typed: string): ParsedText {
  const name = plainLine(typed.normalize('NFKC')).replace(/\p{Pd}/gu, '-');
  if (name.length > LONGEST_NAME) return 'too-long';
  if (CONTACT.test(name)) return 'name-contact';
  return /\p{L}/u.test(name) ? { value: name } : 'name';
}

/** A typed name of a person. Stored ones are older than some of its conditions. */
export const PersonName = Parsed(personName);

/** An optional name. */
export const OptionalPersonName = Parsed(personName, { empty: { value: '' } });

/** A stored name. */
export const StoredName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_NAME));
