import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesFolder, root, siteFolder } from '../../../dev/backend/folders.ts';
import { portOffset } from '../../../dev/backend/ports.ts';
import { buildVariant } from '../../../dev/backend/site.ts';
import { fillLocalSite } from '../../../dev/prerender/site.ts';
import { serveSite } from './site-server.ts';

/** The shop's site built with React's development checks, on a separate server. */
export interface SiteWithChecks {
  /** The addresses of all prerendered pages, sorted. */
  readonly addresses: readonly string[];
  readonly close: () => Promise<void>;
}

/** A sentence that only React's development build contains. */
const DEVELOPMENT_ONLY = "A tree hydrated but some attributes of the server rendered HTML didn't";

/**
 * Builds the site of the running suite with React's development checks and prerenders it with the suite's own program.
 * @throws Error when React's production build got into it.
 */
export async function buildSiteWithChecks(): Promise<SiteWithChecks> {
  const offset = portOffset();
  const [site, program] = [`${siteFolder(offset)}-checks`, `${pagesFolder(offset)}-checks`];
  await buildVariant('checks', offset, site);
  await cp(join(root, pagesFolder(offset)), join(root, program), { recursive: true });
  await fillLocalSite(offset, site, program);
  const folder = join(root, site);
  if (!(await hasDevelopmentReact(folder))) throw new Error('The build has no development checks.');
  return {
    addresses: await prerenderedAddresses(folder),
    close: await serveSite(folder, 'shell.html'),
  };
}

async function hasDevelopmentReact(folder: string): Promise<boolean> {
  const assets = join(folder, 'assets');
  for (const name of await readdir(assets)) {
    if (!name.endsWith('.js')) continue;
    if ((await readFile(join(assets, name), 'utf8')).includes(DEVELOPMENT_ONLY)) return true;
  }
  return false;
}

async function prerenderedAddresses(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => /^(?:(?:product|blog)\/)?[\w-]+\.html$/.test(file) && file !== 'shell.html')
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .toSorted();
}
