/** The edits between a typed text and a word. */
export interface EditDistance {
  /** To the whole word. */
  readonly whole: number;
  /** To its nearest prefix: 0 when the word begins with the typed text. */
  readonly beginning: number;
}

/** Longer words are compared up to this length, in UTF-16 units. */
const LONGEST = 64;
/** A column beyond the longest word, for the edge of the band. */
const WIDTH = LONGEST + 2;
const BESIDE = 255;
const cells = new Uint8Array(WIDTH * WIDTH);
for (let index = 0; index < WIDTH; index += 1) cells[index] = cells[index * WIDTH] = index;

const FAR: EditDistance = { whole: Infinity, beginning: Infinity };

/**
 * Edits of single letters between two words: insertion, deletion, substitution, transposition of neighbours (optimal
 * string alignment, the restricted distance of Damerau and Levenshtein). The first letter counts like any other.
 * Infinity beyond `bound` edits.
 */
export function editDistance(typed: string, word: string, bound = LONGEST): EditDistance {
  const rows = Math.min(typed.length, LONGEST);
  const length = Math.min(word.length, LONGEST);
  if (length < rows - bound) return FAR;
  const columns = Math.min(length, rows + bound);
  let before = 0;
  for (let row = 1; row <= rows; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    // Only the band along the diagonal can be within the bound.
    const from = Math.max(1, row - bound);
    const to = Math.min(columns, row + bound);
    if (from > 1) cells[row * WIDTH + from - 1] = BESIDE;
    if (to < columns) cells[row * WIDTH + to + 1] = BESIDE;
    let rowMinimum = from > 1 ? BESIDE : row;
    for (let column = from; column <= to; column += 1) {
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
      rowMinimum = Math.min(rowMinimum, edits);
    }
    // A transposition reaches back two rows.
    if (rowMinimum > bound && before > bound) return FAR;
    before = rowMinimum;
  }
  const last = rows * WIDTH;
  let nearestPrefix = rows;
  for (let column = Math.max(0, rows - bound); column <= columns; column += 1) {
    nearestPrefix = Math.min(nearestPrefix, cells[last + column] ?? rows);
  }
  const whole = columns < length ? Infinity : (cells[last + columns] ?? rows);
  return {
    whole: whole > bound ? Infinity : whole,
    beginning: nearestPrefix > bound ? Infinity : nearestPrefix,
  };
}

/** The letters of a word as a bit mask, for `isWithinEdits`. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** False when so many typed letters are missing in a word that more than `edits` lie between them. */
export function isWithinEdits(edits: number, typedLetters: number, wordLetters: number): boolean {
  let missing = typedLetters & ~wordLetters;
  let count = 0;
  while (missing !== 0 && count <= edits) {
    missing &= missing - 1;
    count += 1;
  }
  return count <= edits;
}
