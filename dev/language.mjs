import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The import conditions that select a build's language: its name, or none for English. The condition chooses the folder of
 * `#text/…` in package.json.
 * @param {string} [language] of the environment when omitted
 * @returns {readonly string[]}
 * @throws Error when package.json names no such language.
 */
export function languageConditions(language = process.env['SHOP_LANGUAGE']) {
  if (!language) return [];
  const manifest = join(import.meta.dirname, '../package.json');
  const { imports } = /** @type {{ imports: { '#text/*': Record<string, string> } }} */ (
    JSON.parse(readFileSync(manifest, 'utf8'))
  );
  const { default: _, ...others } = imports['#text/*'];
  if (language in others) return [language];
  throw new Error(
    `SHOP_LANGUAGE is "${language}": "imports" in package.json has ${Object.keys(others).join(', ')}.`,
  );
}
