import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { root } from './backend/folders.ts';

/** A font of Latin letters; those of other scripts come when a text needs them. */
const FONT = /\/(?:fraunces|mukta)-\d+-[^/]*\.woff2$/;

/** Builds `/service-worker.js`, which knows by heart what every page of this build loads first. */
export function serviceWorker(): Plugin {
  return {
    name: 'franch:service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async generateBundle(_, bundle) {
      const importsOf = (name: string): readonly string[] => {
        const chunk = bundle[name];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      // The entry, and the one part of the code that it always asks for.
      const first = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' && chunk.isEntry ? [chunk.fileName, ...chunk.dynamicImports] : [],
      );
      // Where the worker is, a page is set in these from its first letter on.
      const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
      const files = new Set([...first.flatMap((name) => [name, ...importsOf(name)]), ...fonts]);
      const addresses = (named: Iterable<string>) => [...named].map((name) => `/${name}`);
      const names = Object.keys(bundle).toSorted().join();
      const version = createHash('sha256').update(names).digest('hex').slice(0, 12);
      const { outputFiles } = await build({
        entryPoints: [join(root, 'src/app/service-worker.ts')],
        bundle: true,
        minify: true,
        write: false,
        target: 'es2023',
        define: {
          BUILD: JSON.stringify({ version, files: addresses(files), fonts: addresses(fonts) }),
        },
      });
      const [program] = outputFiles;
      if (!program) throw new Error('The service worker does not build.');
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: program.text });
    },
  };
}
