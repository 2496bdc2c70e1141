import { join } from 'node:path';
import { loadEnv } from 'vite';
import { parseConfig } from '#data/firebase/config.ts';
import { pagesFolder, root, siteFolder } from '../backend/folders.ts';
import { portsAt, projectId } from '../backend/ports.ts';
import { writeSitemap } from '../sitemap.ts';
import { type CatalogSource, readCatalogue } from './catalogue.ts';
import { type BuiltSite, writePages } from './pages.ts';

/**
 * Reads the catalogue once and writes everything derived from it into a built site: pages, sitemap.xml, robots.txt.
 * @returns how many pages there are
 * @throws Error with one sentence when the catalogue cannot be read. Nothing is written then.
 */
async function fillSite(site: BuiltSite, source: CatalogSource): Promise<number> {
  const catalogue = await readCatalogue(source);
  const pages = await writePages(site, catalogue);
  await writeSitemap(site, catalogue);
  return pages;
}

/**
 * The same for the site of the local suite at an offset, once it is built and seeded.
 * @param folder the site's folder, relative to the root, when it differs from the suite's
 * @param program the folder of the prerendering program, relative to the root, when it differs from the suite's
 */
export function fillLocalSite(
  portOffset: number,
  folder = siteFolder(portOffset),
  program = pagesFolder(portOffset),
): Promise<number> {
  const { hosting, firestore } = portsAt(portOffset);
  return fillSite(
    {
      siteFolder: join(root, folder),
      pagesFolder: join(root, program),
      origin: `http://127.0.0.1:${hosting}`,
    },
    { projectId, emulator: `127.0.0.1:${firestore}` },
  );
}

/** The same for the real project that `.env` names, whose site was just built with the same values. */
export function fillRealSite(): Promise<number> {
  const { siteOrigin, firebase } = parseConfig(loadEnv('production', root, 'VITE_'));
  return fillSite(
    {
      siteFolder: join(root, 'dist'),
      pagesFolder: join(root, pagesFolder(null)),
      origin: siteOrigin,
    },
    { projectId: firebase.projectId },
  );
}
