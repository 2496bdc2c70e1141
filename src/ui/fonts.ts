import { whenIdle } from './idle.ts';

/** Marks the document whose letters are set in the shop's own fonts. */
const MARK = 'fonts';

/** The style sheet's files: text in them is the only thing that would fetch them. */
const FACES = ["400 1em 'Mukta'", "600 1em 'Mukta'", "560 1em 'Fraunces'"];

let arrived = false;

/** What the document is marked with. */
function marks(): DOMStringMap {
  return document.documentElement.dataset;
}

/** Fetches the shop's fonts, which no first screen waits for, for the pages that follow. */
export async function fetchFonts(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    arrived = true;
  } catch {
    // Without a network the stand-ins stay.
  }
}

/**
 * Sets the next page in the fonts if they have come. Nothing that somebody is reading moves for them. What stands around each
 * page follows a moment later: on a cheap phone that would keep the page waiting for thirty milliseconds.
 */
export function takeFonts(around: readonly HTMLElement[]): void {
  if (!arrived || marks()[MARK] !== undefined) return;
  for (const part of around) keepLetters(part);
  marks()[MARK] = '';
  whenIdle(() => {
    for (const part of around) takePageLetters(part);
  });
}

/** Leaves a part of the page in the letters that it has, whatever the page takes on. */
export function keepLetters(part: HTMLElement): void {
  if (marks()[MARK] === undefined) part.dataset['letters'] = 'stand-in';
}

/** Gives such a part the letters of the page. Returns whether that changes any. */
export function takePageLetters(part: HTMLElement): boolean {
  const isOther = part.dataset['letters'] !== undefined;
  delete part.dataset['letters'];
  return isOther;
}
