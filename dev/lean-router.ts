import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './backend/folders.ts';

/** React Router as it is in production. Its package names the build that warns developers for both. */
const PRODUCTION = join(root, 'node_modules/react-router/dist/production/index.mjs');

/** What keeps unused parts in the bundle: what stands there, and what takes its place. */
const CUTS: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ '],
];

/**
 * The router in the size of what the shop uses of it. Names for developers' tools would keep forms, scrolling and prefetching
 * of its framework in every page.
 */
export function leanRouter(): Plugin {
  return {
    name: 'franch:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^react-router$/ }, handler: () => PRODUCTION },
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-/, code: /function LinkWithRef\(/ },
      handler: (code) => ({
        code: CUTS.reduce((text, [what, instead]) => {
          const next = text.replace(what, instead);
          if (next === text) throw new Error(`React Router has changed: nothing fits ${what}.`);
          return next;
        }, code),
        map: null,
      }),
    },
  };
}
