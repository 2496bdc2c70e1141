/**
 * Folds white space and truncates to `max` characters. Cuts by code points, so that no emoji or Devanagari syllable is
 * split into a lone surrogate. Replaces lone surrogates of the input (a field's `maxLength` can create them), because a
 * URL can't contain them.
 */
export function truncate(text: string | null, max: number): string {
  return Array.from(
    toWellFormed(text ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, max)
    .join('')
    .trim();
}

/** Replaces lone surrogates with U+FFFD: `encodeURIComponent` throws on them. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
