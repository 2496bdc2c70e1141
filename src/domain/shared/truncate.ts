/**
 * White space folded, at most `max` characters. Cuts by code points, so that no emoji or Devanagari syllable is torn
 * into half a surrogate pair. Half a pair that comes in (a field's `maxLength` tears) is replaced: no address can
 * hold it.
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

/** The text with every half of a surrogate pair replaced by U+FFFD: `encodeURIComponent` throws on a half. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
