/** Marks the document whose letters are set in the shop's own fonts. */
const MARK = 'fonts';

/** The style sheet's files: text in them is the only thing that would fetch them. */
const FACES = ["400 1em 'Mukta'", "600 1em 'Mukta'", "560 1em 'Fraunces'"];

let arrived = false;

/** Fetches the shop's fonts, which no first screen waits for, for the pages that follow. */
export async function fetchFonts(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    arrived = true;
  } catch {
    // Without a network the stand-ins stay.
  }
}

/** Sets the next page in the fonts if they have come. Nothing that somebody is reading moves for them. */
export function takeFonts(): void {
  if (arrived) setInFonts();
}

/** Leaves a part that is out of sight in the letters that it has; without the attribute it has those of the page. */
export function keepLetters(part: HTMLElement): void {
  if (document.documentElement.dataset[MARK] === undefined) part.dataset['letters'] = 'stand-in';
}

/** Sets the page in the shop's fonts, whether they are here or come when they are used. */
export function setInFonts(): void {
  document.documentElement.dataset[MARK] = '';
}
