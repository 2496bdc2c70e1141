import { LATER } from '#app/early.ts';

/** What Vite says of a file of the program: where it went, and what it needs. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Vite's manifest of a build: by the file's place in the project. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The folder of the page of an address: `product` for `/product/omega-3`. */
function folderOf(address: string): string {
  const [family = ''] = address.slice(1).split('/');
  return family === '' ? 'home' : family === '404' ? 'not-found' : family;
}

/** The files of an address's code, without the entry. Without an address it is what every page needs. */
export function codeOf(manifest: Manifest, address?: string): readonly string[] {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const folder = address === undefined ? undefined : `src/pages/${folderOf(address)}/`;
  const wanted = reached(
    manifest,
    (name, chunk) =>
      chunk === entry ||
      entry?.dynamicImports?.includes(name) === true ||
      (folder !== undefined && name.startsWith(folder) && name.endsWith('Page.tsx')),
  );
  return [...wanted].filter((file) => file !== entry?.file);
}

/** The files of some chunks and of all that they import at once. */
function reached(manifest: Manifest, wanted: (name: string, chunk: Chunk) => boolean): Set<string> {
  const files = new Set<string>();
  const waiting = Object.entries(manifest)
    .filter(([name, chunk]) => wanted(name, chunk))
    .map(([name]) => name);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}

/** The file of the whole style sheet. @throws when the build has none. */
export function styleOf(manifest: Manifest): string {
  const { file } = manifest['style.css'] ?? {};
  if (file === undefined) throw new Error('The site has no style sheet.');
  return file;
}

/** What a page fetches when nothing is left to be seen (`early.ts`), as links: code, style and data. */
export function laterLinks(code: readonly string[], style: string, data?: string): string {
  const link = (rel: string, file: string, more = ''): string =>
    `<link rel="${LATER}" data-rel="${rel}"${more} href="/${file}">`;
  return [
    ...code.map((file) => link('modulepreload', file, ' crossorigin')),
    link('stylesheet', style),
    ...(data === undefined ? [] : [link('preload', data, ' as="fetch" crossorigin')]),
  ].join('');
}
