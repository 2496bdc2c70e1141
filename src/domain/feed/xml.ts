/** Characters that are written as references. Quotes matter in attributes only; one rule serves both. */
const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/** XML in which every text is escaped: only `element` makes it. */
export class Xml {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** A text as XML. Drops characters that XML 1.0 forbids even as references: control characters and lone surrogates. */
export function xmlText(text: string): string {
  let escaped = '';
  for (const character of text) {
    if (isAllowed(character.codePointAt(0) ?? 0)) escaped += REFERENCES.get(character) ?? character;
  }
  return escaped;
}

/** The production `Char` of XML 1.0. */
function isAllowed(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** An element; texts among `children` are escaped. `name` and the names of attributes are the program's own. */
export function element(
  name: string,
  children: readonly (string | Xml)[],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const listed = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const content = children.map((child) => (child instanceof Xml ? child : xmlText(child)));
  return new Xml(`<${name}${listed.join('')}>${content.join('')}</${name}>\n`);
}

/** A document in UTF-8. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.toString()}`;
}
