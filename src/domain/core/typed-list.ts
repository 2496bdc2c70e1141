/** Commas and semicolons, those of Chinese, Japanese and Arabic keyboards included, and line breaks. */
const BETWEEN = /[,;\r\n，；、،]/u;

/** The unique items of a typed or pasted list, with white space folded; empty ones are dropped. */
export function typedList(text: string): readonly string[] {
  const items = text.split(BETWEEN).map((item) => item.replace(/\s+/gu, ' ').trim());
  return [...new Set(items)].filter(Boolean);
}
