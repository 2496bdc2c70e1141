/** What Vite says of a file of the program: where it went, and what it needs. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Vite's manifest of a build: by the file's place in the project. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The folder of the page of an address: `product` for `/product/omega-3`. */
function folderOf(address: string): string {
  const [family = ''] = address.slice(1).split('/');
  return family === '' ? 'home' : family === '404' ? 'not-found' : family;
}

/**
 * The code of an address's page as links, so that it comes together with the shop's and not after it. It is as little in a
 * hurry: the page can be read without.
 */
export function preloads(manifest: Manifest, address: string): string {
  const entry = reached(manifest, (_, { isEntry }) => isEntry === true);
  const folder = `src/pages/${folderOf(address)}/`;
  const page = reached(manifest, (name) => name.startsWith(folder) && name.endsWith('Page.tsx'));
  return [...page]
    .filter((file) => !entry.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
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
