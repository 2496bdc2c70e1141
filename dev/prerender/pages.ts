import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { xmlText } from '#domain/feed/xml.ts';
import { BUILT_IN_BRAND } from '#domain/site/built-in-brand.ts';
import { paths } from '#domain/site/paths.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { carriedContent, type Catalogue } from './catalogue.ts';
import { writeBrandFiles } from './brand-files.ts';
import { codeLinks, fillDocument, type Manifest, splitDocument, styleFile } from './document.ts';
import { memoryAdapter } from './memory.ts';
import { injectPrecache } from './precache.ts';
import { searchedFile } from './searched-file.ts';

/** A site that Vite has built, and the program that renders its pages. */
export interface BuiltSite {
  /** The folder that Hosting serves. */
  readonly siteFolder: string;
  /** The folder of the rendering program. */
  readonly pagesFolder: string;
  /** Scheme and host of the site, without a slash at the end. */
  readonly origin: string;
}

/** A pathname without a route: Hosting serves its page with status 404. */
const NOT_FOUND = '/404';

/**
 * Writes every public page as HTML into a built site: `products.html`, `product/{slug}.html`, `404.html`. The document
 * that Vite built becomes `shell.html`, for addresses without a page of their own.
 * @returns the number of pages
 * @throws what a page throws while it renders
 */
export async function writePages(site: BuiltSite, catalogue: Catalogue): Promise<number> {
  const { siteFolder: folder, pagesFolder, origin } = site;
  const program = pathToFileURL(join(pagesFolder, 'prerender.js')).href;
  const app = (await import(program)) as typeof import('#app/prerender.tsx');
  const { manifest, built, worker } = await builtDocument(site);
  const style = await readFile(join(folder, styleFile(manifest)), 'utf8');
  const { document, script } = splitDocument(built, style.trim());
  const { window } = new JSDOM('', { url: origin });
  const { readAt } = catalogue;
  app.prepare({ adapter: memoryAdapter(catalogue), origin, window });
  const searched = searchedFile(catalogue);
  if (searched) await write(join(folder, searched.address), searched.text);
  const pathnames = pathnamesOf(catalogue);
  const dataElement = (json: string): string =>
    `<script type="application/json" id="${app.PAGE_DATA}">${json}</script>`;
  for (const pathname of pathnames) {
    const page = await app.renderPage(pathname, readAt, searched?.address ?? null);
    const code = codeLinks(manifest, pathname) + script;
    const html = fillDocument(document, {
      head: `<template id="${app.PAGE_CODE}">${code}</template>
<script>${app.PRE_HYDRATION_SCRIPT}</script>${page.head}`,
      body: page.body,
      data: dataElement(page.data),
    });
    await write(join(folder, fileOf(pathname)), html);
    await writeAll(folder, page.files);
  }
  await writeAll(folder, await app.renderLists(readAt));
  // The response for a missing data file, such as that of a product newer than the build.
  await write(join(folder, 'made/none.json'), '{}');
  const { brand } = carriedContent(catalogue);
  const shell = fillDocument(document, {
    head: `<title data-prerendered="">${xmlText((brand ?? BUILT_IN_BRAND).name)}</title>${codeLinks(manifest)}${script}`,
    body: '',
    data: brand ? dataElement(app.shellDataText(brand)) : '',
  });
  await write(join(folder, 'shell.html'), shell);
  await writeBrandFiles(folder, brand ?? BUILT_IN_BRAND);
  await injectPrecache(folder, worker, manifest);
  return pathnames.length;
}

/** Copies of the document, the manifest and the service worker that Vite wrote, so that pages can be rendered again. */
async function builtDocument({ siteFolder, pagesFolder }: BuiltSite): Promise<{
  readonly manifest: Manifest;
  readonly built: string;
  readonly worker: string;
}> {
  const aside = {
    manifest: join(pagesFolder, 'manifest.json'),
    document: join(pagesFolder, 'document.html'),
    worker: join(pagesFolder, 'service-worker.js'),
  };
  const manifest = join(siteFolder, '.vite/manifest.json');
  if (existsSync(manifest)) {
    await rename(manifest, aside.manifest);
    await copyFile(join(siteFolder, 'index.html'), aside.document);
    await rename(join(siteFolder, 'service-worker.js'), aside.worker);
    await rm(join(siteFolder, '.vite'), { recursive: true });
  }
  return {
    manifest: JSON.parse(await readFile(aside.manifest, 'utf8')) as Manifest,
    built: await readFile(aside.document, 'utf8'),
    worker: aside.worker,
  };
}

/** The pathnames of all pages, from the route table and the catalogue. */
function pathnamesOf({ collections }: Catalogue): readonly string[] {
  const slugs = (path: string): readonly string[] =>
    (collections.get(path) ?? []).map(({ id }) => id);
  const pages = ROUTES.flatMap(({ path, prerender }) => {
    if (prerender === 'static') return [path];
    if (prerender === 'per-product') return slugs('products').map((slug) => paths.product(slug));
    if (prerender === 'per-article') return slugs('blogs').map((slug) => paths.blog(slug));
    return [];
  });
  return [...pages, NOT_FOUND];
}

/** The file that Hosting serves at a pathname, with clean URLs. */
function fileOf(pathname: string): string {
  return pathname === paths.home ? 'index.html' : `${pathname.slice(1)}.html`;
}

async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [address, text] of files) await write(join(folder, decodeURIComponent(address)), text);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
