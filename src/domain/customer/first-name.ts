/** Words before a name. Nobody is greeted as "Dr". */
const TITLES = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'shri',
  'sri',
  'smt',
  'kumari',
  'er',
  'adv',
]);

/**
 * A word of letters in any script, with the joiners that Indian scripts need (ZWNJ, ZWJ): no initial, no number, no link.
 */
const WORD = /^(?:\p{L}|\p{M}|\p{Join_Control}|['’-]){2,30}$/u;

/** A sign inside a word that points to a link: such a name is an advertisement. */
const LINK = /\S[.:/@]\S/u;

/** The first name for a greeting ("meera nair" → "Meera"); empty when there is none. */
export function firstName(name: string): string {
  if (LINK.test(name)) return '';
  const [first = ''] = name.trim().split(/\s+/u);
  if (!WORD.test(first) || TITLES.has(first.toLowerCase())) return '';
  const [initial = '', ...rest] = first;
  return `${initial.toUpperCase()}${rest.join('')}`;
}
