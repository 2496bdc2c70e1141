/**
 * The subset of RE2, the pattern language of rules, that JavaScript interprets identically: characters, classes,
 * groups, alternatives and greedy or lazy repetition. Assertions, back references, flags, named classes and \s (which
 * is wider in JavaScript) are excluded.
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
 * Compiles a pattern of the rules language that must match a whole string (`matches`), or is searched in it (`split`).
 * Returns null when it uses anything that the two pattern languages might interpret differently.
 */
export function compilePattern(source: string, fit: 'whole' | 'search'): RegExp | null {
  if (source === '' && fit === 'search') return null;
  let translated = '';
  piece.lastIndex = 0;
  while (piece.lastIndex < source.length) {
    const found = piece.exec(source);
    if (!found) return null;
    const { atom: single, times = '' } = found.groups ?? {};
    // A dot of RE2 matches everything but the line feed; one of JavaScript excludes other line ends as well.
    translated += single === '.' ? String.raw`[^\n]${times}` : found[0];
  }
  try {
    return new RegExp(fit === 'whole' ? `^(?:${translated})$` : translated, 'u');
  } catch {
    return null;
  }
}
