/** Signs inside a word that make mail programs show a link: "shop.example", "https://", "name@shop". */
const LINK_SIGNS = /(?<=\S)[.:/@](?=\S)/gu;

/**
 * Text that a visitor typed, for a letter: an invisible word joiner (U+2060) after each sign that makes mail programs
 * show a link. Forms remove the joiner when the text is copied back.
 */
export function inertText(text: string): string {
  return text.replace(LINK_SIGNS, '$&\u2060');
}
