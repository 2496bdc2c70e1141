/** Long vowels with accents make a text about a third longer and easy to tell from one outside `src/text`. */
const LONGER: Readonly<Record<string, string>> = {
  ...{ a: 'åå', e: 'éé', i: 'îî', o: 'öö', u: 'ûû' },
  ...{ A: 'ÅÅ', E: 'ÉÉ', I: 'ÎÎ', O: 'ÖÖ', U: 'ÛÛ' },
};

/** An address, an id, a language tag or another code, which no shopper reads. */
const CODE =
  /^(?:[a-z]+-[A-Z]+|[a-z\d]+(?:-[a-z\d]+)*|[/#.]\S*|\S+:\/\/\S*|[a-z]+:\S+|[^A-Za-z]*)$/;

/**
 * Texts of the shop in the pseudo-language: English with long, accented words in brackets. Codes, numbers and what a caller
 * inserts, such as the title of a product, are kept.
 */
export function pseudo<T>(value: T): T {
  return translate(value, []) as T;
}

function translate(value: unknown, kept: readonly string[]): unknown {
  if (typeof value === 'string') return sentence(value, kept);
  if (typeof value === 'function') {
    const written = value as (...given: readonly unknown[]) => unknown;
    return (...given: readonly unknown[]) => translate(written(...given), given.flatMap(stringsIn));
  }
  if (Array.isArray(value)) return value.map((one) => translate(one, kept));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, translate(one, kept)]);
  return Object.fromEntries(fields) as object;
}

function sentence(text: string, kept: readonly string[]): string {
  return CODE.test(text) || kept.includes(text) ? text : `[${longer(text, kept)}]`;
}

function longer(text: string, kept: readonly string[]): string {
  const inserted = kept.find((one) => one !== '' && text.includes(one));
  if (inserted === undefined)
    return text.replace(/\{\w+\}|[aeiou]/gi, (found) => LONGER[found] ?? found);
  return text
    .split(inserted)
    .map((part) => longer(part, kept))
    .join(inserted);
}

/** The strings that a caller gives to a text, on their own or as fields. */
function stringsIn(given: unknown): readonly string[] {
  if (typeof given === 'string') return [given];
  if (typeof given !== 'object' || given === null) return [];
  return Object.values(given).flatMap(stringsIn);
}
