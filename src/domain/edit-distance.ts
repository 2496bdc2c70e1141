/** How many edits lie between what was typed and a word. */
export interface EditDistance {
  /** To the word. */
  readonly whole: number;
  /** To the part at the beginning of the word that is nearest: 0 when the word begins with what was typed. */
  readonly beginning: number;
}

/** Longer words are compared as far as this, in UTF-16 units. */
const LONGEST = 64;
const WIDTH = LONGEST + 1;
const cells = new Uint8Array(WIDTH * WIDTH);
for (let place = 0; place < WIDTH; place += 1) cells[place] = cells[place * WIDTH] = place;

/**
 * Edits between two words, each of one letter: put in, left out, taken for another, changed places with its
 * neighbour (optimal string alignment, the restricted distance of Damerau and Levenshtein). The first letter counts
 * like any other.
 */
export function editDistance(typed: string, word: string): EditDistance {
  const rows = Math.min(typed.length, LONGEST);
  const columns = Math.min(word.length, LONGEST);
  for (let row = 1; row <= rows; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    for (let column = 1; column <= columns; column += 1) {
      const at = row * WIDTH + column;
      const other = word.charCodeAt(column - 1);
      let edits = (cells[at - WIDTH - 1] ?? 0) + (letter === other ? 0 : 1);
      edits = Math.min(edits, (cells[at - 1] ?? 0) + 1, (cells[at - WIDTH] ?? 0) + 1);
      const crossed =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        other === typed.charCodeAt(row - 2);
      if (crossed) edits = Math.min(edits, (cells[at - 2 * WIDTH - 2] ?? 0) + 1);
      cells[at] = edits;
    }
  }
  const last = rows * WIDTH;
  let beginning = rows;
  for (let column = 0; column <= columns; column += 1) {
    beginning = Math.min(beginning, cells[last + column] ?? rows);
  }
  return { whole: cells[last + columns] ?? rows, beginning };
}

/** The letters of a word as bits, for `mayBeWithin`. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1)
    letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

/** False when so many letters of what was typed are missing in a word that more than `edits` lie between them. */
export function mayBeWithin(edits: number, typedLetters: number, wordLetters: number): boolean {
  let missing = typedLetters & ~wordLetters;
  let count = 0;
  while (missing !== 0 && count <= edits) {
    missing &= missing - 1;
    count += 1;
  }
  return count <= edits;
}
