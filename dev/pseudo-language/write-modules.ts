import { readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { root } from '../backend/folders.ts';
import { replaceFile } from '../backend/replace-file.ts';

const ENGLISH = join(root, 'src/text/en');
/** Where the condition `pseudo` of package.json leads. */
const PSEUDO = join(root, '.local/text/pseudo');
const PROGRAM = join(import.meta.dirname, 'pseudo.ts');

/** Writes a module of the pseudo-language for each module of English, with the same exports. */
export async function writePseudoLanguage(): Promise<void> {
  const files = await readdir(ENGLISH, { recursive: true });
  const modules = files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const { metafile } = await build({
    absWorkingDir: ENGLISH,
    entryPoints: modules,
    outdir: '.',
    bundle: false,
    format: 'esm',
    metafile: true,
    write: false,
  });
  await Promise.all(
    Object.values(metafile.outputs).map(({ entryPoint = '', exports }) => {
      const path = join(PSEUDO, entryPoint);
      const from = (target: string): string => JSON.stringify(relative(dirname(path), target));
      return replaceFile(
        path,
        [
          `import * as english from ${from(join(ENGLISH, entryPoint))};`,
          `import { pseudo } from ${from(PROGRAM)};`,
          `export const { ${exports.join(', ')} } = pseudo({ ...english });`,
          '',
        ].join('\n'),
      );
    }),
  );
}
