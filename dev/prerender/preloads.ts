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

/**
 * The code of an address's page as links of a kind (`rel`), so that all of it comes together. Without an address it is what
 * every page needs.
 */
export function preloads(manifest: Manifest, rel: string, address?: string): string {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const folder = address === undefined ? undefined : `src/pages/${folderOf(address)}/`;
  const wanted = reached(
    manifest,
    (name, chunk) =>
      chunk === entry ||
      entry?.dynamicImports?.includes(name) === true ||
      (folder !== undefined && name.startsWith(folder) && name.endsWith('Page.tsx')),
  );
  return [...wanted]
    .filter((file) => file !== entry?.file)
    .map((file) => `<link rel="${rel}" crossorigin href="/${file}">`)
    .join('');
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
