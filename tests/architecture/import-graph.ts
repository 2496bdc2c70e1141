import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../../dev/backend/folders.ts';

/** Static imports, type imports, re-exports and `import()` of a module: everything that names a file. */
const SPECIFIER = /(?:from|import\(|import)\s*'((?:\.{1,2}|#\w+)\/[^']+\.tsx?)'/g;

/** The modules that each module imports, as paths from the root. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** The imports between the modules of some folders, tests left out. */
export function importGraph(folders: readonly string[]): Graph {
  const modules = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => posix.join(folder, file)),
  );
  return new Map(
    modules.map((module) => {
      const imports = [...readFileSync(join(root, module), 'utf8').matchAll(SPECIFIER)];
      return [module, imports.map(([, specifier = '']) => resolve(module, specifier))];
    }),
  );
}

function resolve(module: string, specifier: string): string {
  return specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : posix.join(posix.dirname(module), specifier);
}
