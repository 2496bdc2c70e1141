import { JSDOM } from 'jsdom';
import { routeOf } from '#domain/site/routes.ts';

/** A module in Vite's manifest: its chunk and its imports. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Vite's manifest of a build, by the module's path in the project. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The entry's module in the manifest. */
export const ENTRY = 'index.html';

/** Placeholders of `index.html` for a page's own parts. */
const PLACEHOLDERS = {
  head: '<!--app-head-->',
  body: '<!--app-html-->',
  data: '<!--app-data-->',
} as const;

/** The parts of a page; see `RenderedPage`. */
export type DocumentParts = Readonly<Record<keyof typeof PLACEHOLDERS, string>>;

/**
 * The document that Vite built, with its style sheet inlined and its code at low priority: a page can be read before its
 * code arrives, and its pictures come first.
 * @throws Error when the document links to no style sheet.
 */
export function inlineStyle(html: string, style: string): string {
  const dom = new JSDOM(html);
  const { document } = dom.window;
  const link = document.querySelector('link[rel="stylesheet"]');
  if (!link) throw new Error('The built page links to no style sheet.');
  const inline = document.createElement('style');
  inline.textContent = style;
  link.replaceWith(inline);
  document.querySelector('script[src]')?.setAttribute('fetchpriority', 'low');
  return dom.serialize();
}

/** Fills the placeholders of a document. */
export function fillDocument(document: string, parts: DocumentParts): string {
  return Object.entries(PLACEHOLDERS).reduce(
    (html, [name, placeholder]) =>
      html.replace(placeholder, () => parts[name as keyof DocumentParts]),
    document,
  );
}

/** Links that preload what the entry imports and, for a pathname, the code of its page. */
export function codeLinks(manifest: Manifest, pathname?: string): string {
  const folder = pathname !== undefined && `src/pages/${routeOf(pathname).page}/`;
  const page = Object.keys(manifest).find(
    (module) => folder && module.startsWith(folder) && module.endsWith('Page.tsx'),
  );
  const [entry, ...imports] = chunksOf(manifest, ENTRY);
  const files = new Set([...imports, ...(page === undefined ? [] : chunksOf(manifest, page))]);
  return [...files]
    .filter((file) => file !== entry)
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('');
}

/** The chunk of a module and all chunks that it imports statically. */
export function chunksOf(
  manifest: Manifest,
  module: string,
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const entry = manifest[module];
  if (!entry) return [];
  return [entry.file, ...(entry.imports ?? []).flatMap((one) => chunksOf(manifest, one, seen))];
}

/** The file of the style sheet. @throws Error when the build has none. */
export function styleFile(manifest: Manifest): string {
  const { file } = manifest['style.css'] ?? {};
  if (file === undefined) throw new Error('The site has no style sheet.');
  return file;
}
