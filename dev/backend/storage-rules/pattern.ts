/**
 * The part of RE2, the pattern language of rules, that JavaScript reads the same way: characters, classes,
 * groups, alternatives and greedy or lazy repetition. Assertions, back references, flags, named classes and
 * \s (which is wider in JavaScript) are not among it.
 */
const escape = String.raw`\\[dDwWnrt\\./()[\]{}^$*+?|-]`;
const inClass = String.raw`\\[dDwWnrt\\./()[\]{}^$*+?|-]|[^\\[\]]`;
const atom = String.raw`${escape}|\.|[^\\.()[\]{}^$*+?|]|\[\^?(?:${inClass})+\]`;
const repetition = String.raw`(?:[*+?]|\{\d{1,3}(?:,\d{0,3})?\})\??`;
const piece = new RegExp(
  String.raw`(?<atom>${atom}|\))(?<times>${repetition})?|\(\?:|\((?!\?)|\||\^|\$`,
  'uy',
);

/**
 * A pattern of the rules language that must fit a whole string (`matches`), or that is searched in it
 * (`split`). Answers null when it uses anything that the two pattern languages might read differently.
 */
export function compilePattern(source: string, fit: 'whole' | 'search'): RegExp | null {
  if (source === '' && fit === 'search') return null;
  let translated = '';
  piece.lastIndex = 0;
  while (piece.lastIndex < source.length) {
    const found = piece.exec(source);
    if (!found) return null;
    const { atom: single, times = '' } = found.groups ?? {};
    // A dot of RE2 fits everything but the line feed; one of JavaScript also spares other line ends.
    translated += single === '.' ? String.raw`[^\n]${times}` : found[0];
  }
  try {
    return new RegExp(fit === 'whole' ? `^(?:${translated})$` : translated, 'u');
  } catch {
    return null;
  }
}
