/** The visible text of a Markdown source, with a source map by character. */
export interface VisibleText {
  readonly text: string;
  /** By the index in `text`: the index in the source, in UTF-16 units. */
  readonly places: readonly number[];
}

/** Named entities that join or separate words; others do not affect the matching of words. */
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  hyphen: '-',
  percnt: '%',
  shy: '',
  zwj: '',
  zwnj: '',
};

/**
 * Syntax without visible text, tried in this order at each position: a link definition (`[1]: https://…`), a quote,
 * heading or list marker at the start of a line, a link or picture target, an entity, zero-width characters, emphasis
 * and code marks, brackets, blanks.
 */
const SYNTAX = new RegExp(
  [
    String.raw`(?<definition>(?<=^|\n) {0,3}\[[^\]\n]+\]:[ \t]*\S+[^\n]*)`,
    String.raw`(?<block>(?<=^|\n)[ \t]*(?:>[ \t]?|#{1,6}[ \t]+)+)`,
    String.raw`(?<target>\]\((?:<[^>\n]*>|(?:[^()\s]|\([^()\s]*\))*)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\))`,
    String.raw`(?<reference>\]\[[^\]\n]*\])`,
    String.raw`&(?<entity>#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);`,
    String.raw`(?<hidden>[\u00AD\u200B-\u200D\u2060\uFEFF])`,
    String.raw`(?<escape>\\(?=[!-\/:-@[-\x60{-~\n]))`,
    String.raw`(?<mark>[*~\x60[\]]|(?<![\p{L}\p{M}\d])_+|_+(?![\p{L}\p{M}\d_]))`,
    String.raw`(?<blank>\n[ \t]*\n\s*|\s+)`,
  ].join('|'),
  'giu',
);

/** The visible text of a Markdown source: approximate, and never shorter than what is rendered. */
export function visibleText(source: string): VisibleText {
  let text = '';
  const places: number[] = [];
  const add = (shown: string, at: number, step: 0 | 1): void => {
    text += shown;
    for (let index = 0; index < shown.length; index += 1) places.push(at + index * step);
  };
  let consumed = 0;
  for (const match of source.matchAll(SYNTAX)) {
    add(source.slice(consumed, match.index), consumed, 1);
    consumed = match.index + match[0].length;
    const { entity, blank } = match.groups ?? {};
    if (entity !== undefined) add(decodeEntity(entity) ?? match[0], match.index, 0);
    else if (blank !== undefined) add(/\n[ \t]*\n/u.test(blank) ? '\n' : ' ', match.index, 0);
  }
  add(source.slice(consumed), consumed, 1);
  return { text, places };
}

/** The character of an entity; null if unknown. */
function decodeEntity(name: string): string | null {
  const number = /^#(?:x([0-9a-f]+)|(\d+))$/iu.exec(name);
  if (!number) return ENTITIES[name.toLowerCase()] ?? null;
  const point = number[1] ? Number.parseInt(number[1], 16) : Number(number[2]);
  const character = point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
  return /[\u00AD\u200B-\u200D\u2060\uFEFF]/u.test(character) ? '' : character;
}
