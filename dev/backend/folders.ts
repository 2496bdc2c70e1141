import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The project's root folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** What is made on this machine and never committed. */
const local = join(root, '.local');

/** What can be made again at any time: launchers, bundled programs. */
export const cacheFolder = join(local, 'cache');

/** Where the suite at `offset` writes its logs. */
export function logFolder(offset: number): string {
  return join(local, 'logs', String(offset));
}

/** Where `--keep` lets the suite at `offset` leave its data. */
export function dataFolder(offset: number): string {
  return join(local, offset === 0 ? 'data' : `data-${offset}`);
}

/** The folder of what the functions of the suite at `offset` are configured with, relative to the root. */
export function valuesFolder(offset: number): string {
  return `.local/functions-${offset}`;
}

/** The folder of the program that makes the pages of a suite, or of the real project (null), relative to the root. */
export function pagesFolder(offset: number | null): string {
  return `.local/pages-${offset ?? 'real'}`;
}

/** The folder of the site that is built for the suite at `offset`, relative to the root. */
export function siteFolder(offset: number): string {
  return `.local/site-${offset}`;
}
