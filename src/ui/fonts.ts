/** Marks the document whose letters are set in the shop's own fonts. */
const MARK = 'fonts';
/** Kept on the device once the fonts are: the next page may count on them from its first letter on. */
const KEY = 'franch.fonts';

/** The style sheet's files: text in them is the only thing that would fetch them. */
const FACES = ["400 1em 'Mukta'", "600 1em 'Mukta'", "560 1em 'Fraunces'"];

/**
 * Fetches the shop's fonts, which no first screen waits for, and remembers that they are here. What is being read keeps
 * its letters.
 */
export async function fetchFonts(): Promise<void> {
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
    localStorage.setItem(KEY, '');
  } catch {
    // Without storage or network the fallbacks stay.
  }
}

/** Sets what comes next in the shop's fonts, when they are here: at a change of the page nobody's eye is held. */
export function setInFonts(): void {
  try {
    if (localStorage.getItem(KEY) !== null) document.documentElement.dataset[MARK] = '';
  } catch {
    // The same.
  }
}
