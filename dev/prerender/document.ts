import { JSDOM } from 'jsdom';
import { routeOf } from '#domain/site/routes.ts';

/** A module in Vite's manifest: its chunk and its imports. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
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

/** The document that Vite built, without its entry script, and that script. */
interface SplitDocument {
  readonly document: string;
  readonly script: string;
}

/**
 * Inlines the style sheet of the document that Vite built, and takes out its entry script, which the shell starts at
 * once and a prerendered page after it has loaded.
 * @throws Error when the document has no style sheet or no script.
 */
export function splitDocument(html: string, style: string): SplitDocument {
  const dom = new JSDOM(html);
  const { document } = dom.window;
  const link = document.querySelector('link[rel="stylesheet"]');
  const script = document.querySelector('script[src]');
  if (!link || !script) throw new Error('The built page lacks its style sheet or its script.');
  const inline = document.createElement('style');
  inline.textContent = style;
  link.replaceWith(inline);
  script.remove();
  return { document: dom.serialize(), script: script.outerHTML };
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
  const file = manifest[ENTRY]?.css?.[0];
  if (file === undefined) throw new Error('The site has no style sheet.');
  return file;
}
