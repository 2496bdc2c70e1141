import type { Plugin } from 'vite';

/** The marks that React throws to itself, as errors: how they are made. */
const MARKS =
  /((?:Suspense(?:|yCommit|Action)|HydrationMismatch|SelectiveHydration)Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g;
const HOW_MANY = 5;

/**
 * Makes the marks that React throws to itself without words and without a stack, which nobody reads. Where a browser is
 * watched (by Lighthouse or developers' tools), an error that is made while a script runs for the first time has all of that
 * script parsed again: for React's 190 kB that was most of its first run.
 */
export function leanReact(): Plugin {
  return {
    name: 'franch:lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler(code) {
        const found = code.match(MARKS)?.length;
        if (found !== HOW_MANY) throw new Error(`React has changed: it has ${found} marks.`);
        return { code: code.replace(MARKS, '$1{}'), map: null };
      },
    },
  };
}
