/** A part of running text; with `to` it is a link to that URL. */
export interface ProsePart {
  readonly text: string;
  readonly to?: string;
}

const LINK = /\[([^\]]+)\]\(([^()\s]+)\)/gu;

/** Splits text with links written as "[label](address)". Only the shop's own texts use this syntax. */
export function proseParts(prose: string): readonly ProsePart[] {
  const parts: ProsePart[] = [];
  let end = 0;
  for (const match of prose.matchAll(LINK)) {
    const [whole, text = '', to = ''] = match;
    if (match.index > end) parts.push({ text: prose.slice(end, match.index) });
    parts.push({ text, to });
    end = match.index + whole.length;
  }
  if (end < prose.length) parts.push({ text: prose.slice(end) });
  return parts;
}

/** The text without links, for search and structured data. */
export function plainProse(prose: string): string {
  return proseParts(prose)
    .map(({ text }) => text)
    .join('');
}
