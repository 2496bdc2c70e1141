const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML in which every text is escaped: only `html` and `rawHtml` make it. */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** A part of a template: text is escaped, HTML is inserted, null and false are nothing. */
type Part = string | number | Html | null | false | readonly Part[];

/**
 * HTML from a template literal, without the indentation of its source. Titles and names come from people: as text they
 * can't become markup.
 */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const raw = template.map((literal) => literal.replace(/\n +/gu, '\n'));
  return new Html(String.raw({ raw }, ...parts.map(markupOf)));
}

/** Markup that is safe as it is: a style sheet, or JSON-LD of `jsonLd`. */
export function rawHtml(markup: string): Html {
  return new Html(markup);
}

function markupOf(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.toString();
  if (Array.isArray(part)) return part.map(markupOf).join('\n');
  return String(part).replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
}
