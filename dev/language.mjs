import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The import conditions that select a build's language: its name, or none for English. The condition chooses the folder of
 * `#text/…` in package.json; that of the pseudo-language is written first.
 * @param {string} [language] of the environment when omitted
 * @returns {Promise<readonly string[]>}
 * @throws Error when package.json names no such language.
 */
export async function languageConditions(language = process.env['SHOP_LANGUAGE']) {
  if (!language) return [];
  const manifest = join(import.meta.dirname, '../package.json');
  const { imports } = /** @type {{ imports: { '#text/*': Record<string, string> } }} */ (
    JSON.parse(readFileSync(manifest, 'utf8'))
  );
  const { default: _, ...others } = imports['#text/*'];
  if (!(language in others))
    throw new Error(
      `SHOP_LANGUAGE is "${language}": "imports" in package.json has ${Object.keys(others).join(', ')}.`,
    );
  if (language === 'pseudo') {
    const { writePseudoLanguage } = await import('./pseudo-language/write-modules.ts');
    await writePseudoLanguage();
  }
  return [language];
}
