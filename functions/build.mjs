/**
 * Bundles the functions, and the parts of src/domain and src/text they use, into lib/index.js.
 * `node build.mjs` writes once; `npm run dev` uses `watchFunctions`. Packages stay outside the bundle: they
 * are installed from this folder's own lock, here and in the cloud.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { languageConditions } from '../dev/language.mjs';

const here = import.meta.dirname;

/** @type {import('esbuild').BuildOptions & { write: false }} */
const options = {
  absWorkingDir: here,
  entryPoints: ['src/index.ts'],
  outfile: join(here, 'lib/index.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  conditions: [...(await languageConditions())],
  sourcemap: 'linked',
  write: false,
  logLevel: 'silent',
};

/**
 * Bundles the functions once.
 * @returns {Promise<boolean>} whether the bundle changed. One that did not is left alone, because a suite that
 * runs reloads its functions on every write. Rejects with esbuild's messages when the code does not bundle.
 */
export async function buildFunctions() {
  const result = await build(options);
  return writeChanged(result.outputFiles);
}

/**
 * Bundles the functions now and after every change.
 * @param {(outcome: { changed: boolean, errors: string[] }) => void} report called after each attempt.
 * @returns {Promise<() => Promise<void>>} ends the watch.
 */
export async function watchFunctions(report) {
  const watched = await context({
    ...options,
    plugins: [
      {
        name: 'write-changed',
        setup(bundler) {
          bundler.onEnd(async ({ errors, outputFiles }) => {
            const changed = errors.length === 0 && (await writeChanged(outputFiles ?? []));
            report({ changed, errors: errors.map(({ text }) => text) });
          });
        },
      },
    ],
  });
  await watched.watch();
  return () => watched.dispose();
}

/** @param {import('esbuild').OutputFile[]} files */
async function writeChanged(files) {
  const written = await Promise.all(
    files.map(async ({ path, text }) => {
      if ((await readFile(path, 'utf8').catch(() => null)) === text) return false;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
      return true;
    }),
  );
  return written.includes(true);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFunctions();
