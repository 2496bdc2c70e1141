import { ITALICS } from './letters/italic.ts';
import { CAPITALS, CLOSER } from './letters/upright.ts';
import { tag } from './svg.ts';

type Letters = Readonly<Record<string, string>>;
const FACES: Readonly<Record<Face, Letters>> = { upright: CAPITALS, italic: ITALICS };

export type Face = 'upright' | 'italic';

export interface Setting {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly face?: Face;
  /** Space between letters, in thousandths of the size. */
  readonly spacing?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Narrows the text to this width when it would be wider. */
  readonly maxWidth?: number;
  readonly opacity?: number;
}

function letterOf(
  letters: Letters,
  character: string,
): readonly [advance: number, outline: string] {
  const letter = letters[character];
  if (letter === undefined) throw new Error(`No outline for the letter "${character}"`);
  const gap = letter.indexOf(' ');
  return [Number(letter.slice(0, gap)), letter.slice(gap + 1)];
}

/** How wide a text becomes at size 1000. */
function width(text: string, letters: Letters, spacing: number, kerned: boolean): number {
  return Array.from(text).reduce((sum, character, index) => {
    const closer = kerned && index > 0 ? (CLOSER[text[index - 1] + character] ?? 0) : 0;
    return sum + letterOf(letters, character)[0] - closer + (index > 0 ? spacing : 0);
  }, 0);
}

/**
 * A line of text as outlines.
 * @throws Error when a letter has no outline in the chosen face.
 */
export function lettering(text: string, setting: Setting): string {
  const { face = 'upright', spacing = 0, anchor = 'middle', maxWidth, opacity } = setting;
  const letters = FACES[face];
  const kerned = face === 'upright';
  const full = width(text, letters, spacing, kerned);
  const size = Math.min(setting.size, maxWidth === undefined ? Infinity : (maxWidth * 1000) / full);
  const start = anchor === 'middle' ? -full / 2 : anchor === 'end' ? -full : 0;
  let x = start;
  const outlines = Array.from(text).map((character, index) => {
    const [advance, outline] = letterOf(letters, character);
    if (index > 0) x += spacing - (kerned ? (CLOSER[text[index - 1] + character] ?? 0) : 0);
    const d = outline && moved(outline, Math.round(x));
    x += advance;
    return d;
  });
  const scale = Math.round((size / 1000) * 10_000) / 10_000;
  return tag('path', {
    d: outlines.join(''),
    fill: setting.colour,
    opacity,
    transform: `translate(${Math.round(setting.x * 10) / 10} ${Math.round(setting.y * 10) / 10})scale(${scale})`,
  });
}

/** An outline moved to the right: only its absolute "M" commands know where it is. */
function moved(outline: string, x: number): string {
  return outline.replace(/M(-?\d+)/g, (_, start: string) => `M${Number(start) + x}`);
}
