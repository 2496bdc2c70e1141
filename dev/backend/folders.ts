import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The project's root folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Files generated on this machine and never committed. */
const local = join(root, '.local');

/** Files that can be regenerated at any time: launchers, bundled programs. */
export const cacheFolder = join(local, 'cache');

/** Where the suite at `offset` writes its logs. */
export function logFolder(offset: number): string {
  return join(local, 'logs', String(offset));
}

/** Where the suite at `offset` stores its data with `--keep`. */
export function dataFolder(offset: number): string {
  return join(local, offset === 0 ? 'data' : `data-${offset}`);
}

/** The configuration folder of the functions of the suite at `offset`, relative to the root. */
export function valuesFolder(offset: number): string {
  return `.local/functions-${offset}`;
}

/** The folder of the prerendering program of a suite, or of the real project (null), relative to the root. */
export function pagesFolder(offset: number | null): string {
  return `.local/pages-${offset ?? 'real'}`;
}

/** The folder of the site that is built for the suite at `offset`, relative to the root. */
export function siteFolder(offset: number): string {
  return `.local/site-${offset}`;
}
