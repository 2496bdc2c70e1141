import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { paths } from '#domain/paths.ts';
import type { Catalogue } from './catalogue.ts';
import { memoryAdapter } from './memory.ts';
import { pageStyles } from './page-style.ts';
import { codeOf, laterLinks, type Manifest, styleOf } from './preloads.ts';
import { searchedFile } from './searched-file.ts';

/** A site that Vite has built, and what makes its pages. */
export interface BuiltSite {
  /** The folder that Hosting serves. */
  readonly siteFolder: string;
  /** The folder of the program that makes pages. */
  readonly pagesFolder: string;
  /** Scheme and host of the site, without a slash at the end. */
  readonly origin: string;
}

/** The pages that every shop has. */
const FIXED = [
  ...[paths.home, paths.products, paths.blogs, paths.about, paths.contact],
  ...[paths.privacy, paths.shipping, paths.terms, paths.faq],
];
/** What a page was made of stands in it up to this length; more would keep its first lines waiting. */
const MOST_DATA = 1_024;
/** The style sheet in the page that Vite has built. */
const STYLE = /<style>[^]*?<\/style>/;
/** An address that is none. */
const NOWHERE = '/404';

/**
 * Writes every public page of the shop as HTML into a built site: `products.html`, `product/{slug}.html`, `404.html`. What
 * Vite has built becomes `shell.html`, for addresses that have no page of their own.
 * @returns how many pages there are
 * @throws what a page throws when it is drawn
 */
export async function writePages(site: BuiltSite, catalogue: Catalogue): Promise<number> {
  const { siteFolder: folder, pagesFolder, origin } = site;
  const program = pathToFileURL(join(pagesFolder, 'prerender.js')).href;
  const { makeLists, makePage, pageHtml, prepare } = (await import(
    program
  )) as typeof import('#app/prerender.tsx');
  const { manifest, template } = await frame(site);
  const styles = pageStyles(await readFile(join(folder, styleOf(manifest)), 'utf8'));
  const sheet = `assets/whole-${digest(styles.whole)}.css`;
  await write(join(folder, sheet), styles.whole);
  const { window } = new JSDOM('', { url: origin });
  const { madeAt } = catalogue;
  prepare({ adapter: memoryAdapter(catalogue), origin, window });
  const searched = searchedFile(catalogue);
  if (searched) await write(join(folder, searched.address), searched.text);
  const addresses = [...FIXED, NOWHERE, ...addressesIn(catalogue)];
  for (const address of addresses) {
    const page = await makePage(address, madeAt, searched?.address ?? null);
    const file = page.data.length > MOST_DATA ? `assets/page-${digest(page.data)}.json` : undefined;
    if (file !== undefined) await write(join(folder, file), page.data);
    const links = laterLinks(codeOf(manifest, address), sheet, file);
    const parts = { ...page, head: `${links}${page.head}` };
    const html = pageHtml(template, parts, file && `/${file}`);
    const style = styles.of(html);
    await write(
      join(folder, fileOf(address)),
      html.replace(STYLE, () => `<style>${style}</style>`),
    );
    await writeAll(folder, page.files);
  }
  await writeAll(folder, await makeLists(madeAt));
  // What is asked for and was never made, such as a product that is newer than the site.
  await write(join(folder, 'made/none.json'), '{}');
  const code = codeOf(manifest).map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  await write(join(folder, 'shell.html'), template.replace('</head>', `${code.join('')}</head>`));
  return addresses.length;
}

/** What all pages share. It is set aside the first time, because a page takes its place; pages can be made again. */
async function frame({
  siteFolder,
  pagesFolder,
}: BuiltSite): Promise<{ manifest: Manifest; template: string }> {
  const aside = {
    manifest: join(pagesFolder, 'manifest.json'),
    page: join(pagesFolder, 'page.html'),
  };
  const built = join(siteFolder, '.vite/manifest.json');
  if (existsSync(built)) {
    await rename(built, aside.manifest);
    await copyFile(join(siteFolder, 'index.html'), aside.page);
    await rm(join(siteFolder, '.vite'), { recursive: true });
  }
  return {
    manifest: JSON.parse(await readFile(aside.manifest, 'utf8')) as Manifest,
    template: await readFile(aside.page, 'utf8'),
  };
}

function addressesIn({ collections }: Catalogue): readonly string[] {
  const ids = (path: string): readonly string[] =>
    (collections.get(path) ?? []).map(({ id }) => id);
  return [
    ...ids('products').map((slug) => paths.product(slug)),
    ...ids('blogs').map((slug) => paths.blog(slug)),
  ];
}

/** A name that changes with what is in a file. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Where Hosting looks for an address, with clean addresses. */
function fileOf(address: string): string {
  return address === paths.home ? 'index.html' : `${address.slice(1)}.html`;
}

async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [address, text] of files) await write(join(folder, decodeURIComponent(address)), text);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
