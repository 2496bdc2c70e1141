/** A stretch of running text; with `to` it is a link to that address. */
export interface ProsePart {
  readonly text: string;
  readonly to?: string;
}

const LINK = /\[([^\]]+)\]\(([^()\s]+)\)/gu;

/** Text with links written as "[label](address)" in its parts. Only the shop's own words are written that way. */
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

/** The same text without its links, for where there is no markup: search, structured data. */
export function plainProse(prose: string): string {
  return proseParts(prose)
    .map(({ text }) => text)
    .join('');
}
