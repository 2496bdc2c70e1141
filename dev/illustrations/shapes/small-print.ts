import { SANS } from './letters/sans.ts';
import { SANS_BOLD } from './letters/sans-bold.ts';
import { place, type Sheet, tag } from './svg.ts';

/** A stretch of text in one weight. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
}

/** A space at which no line ends. */
export const NO_BREAK = '\u00a0';

type Letters = Readonly<Record<string, string>>;

/**
 * A letter's advance and outline.
 * @throws Error when a letter has no outline.
 */
function letterOf(character: string, bold: boolean): readonly [advance: number, outline: string] {
  const letters: Letters = bold ? SANS_BOLD : SANS;
  const letter = letters[character === NO_BREAK ? ' ' : character];
  if (letter === undefined) throw new Error(`No outline for the letter "${character}"`);
  const gap = letter.indexOf(' ');
  return [Number(letter.slice(0, gap)), letter.slice(gap + 1)];
}

/** Units of an outline to the size of the text. */
const EM = 500;

/** How wide runs become at size 1. */
export function widthOf(runs: readonly Run[]): number {
  const units = runs.flatMap(({ text, bold = false }) =>
    Array.from(text).map((character) => letterOf(character, bold)[0]),
  );
  return units.reduce((sum, advance) => sum + advance, 0) / EM;
}

/** Breaks runs into lines of at most `width` pixels at a size. A longer word has a line of its own. */
export function wrap(
  runs: readonly Run[],
  size: number,
  width: number,
): readonly (readonly Run[])[] {
  const most = width / size;
  const words = runs.flatMap(({ text, bold = false }) =>
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => ({ text: word, bold })),
  );
  const lines: Run[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const spaced = { ...word, text: ` ${word.text}` };
    if (line && widthOf([...line, spaced]) <= most) line.push(spaced);
    else lines.push([word]);
  }
  return lines;
}

interface PrintedAt {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** One line of small print. Each letter's outline stands in the drawing once. */
export function printed(sheet: Sheet, runs: readonly Run[], at: PrintedAt): string {
  const { x, y, size, colour, anchor = 'start' } = at;
  const full = widthOf(runs) * EM;
  let pen = anchor === 'middle' ? -full / 2 : anchor === 'end' ? -full : 0;
  const letters = runs.flatMap(({ text, bold = false }) =>
    Array.from(text).map((character) => {
      const [advance, outline] = letterOf(character, bold);
      const start = Math.round(pen);
      pen += advance;
      return outline && tag('use', { href: sheet.shape(outline), x: start });
    }),
  );
  return place(tag('g', { fill: colour }, ...letters), { x, y, scale: size / EM });
}
