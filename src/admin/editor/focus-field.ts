/** Position of a word in a field's text, in UTF-16 units. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** Focuses a field of a form, and selects a word in it. */
export function focusField(form: HTMLFormElement | null, name: string, place?: Place): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  const selects = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!place || !selects) return;
  // Validation trims leading blanks; in Markdown a word may contain syntax.
  const found = field.value.indexOf(place.words, place.start);
  const isPlain = place.end - place.start === place.words.length;
  const start = isPlain && found !== -1 ? found : place.start;
  field.setSelectionRange(start, start + place.end - place.start);
}
