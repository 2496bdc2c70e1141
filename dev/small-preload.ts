import type { Plugin } from 'vite';

/**
 * What stands around every `import()` of the site. Vite's own preloads what a chunk imports, which the pages' HTML does
 * here; this one keeps what is left: code that cannot be had is told to the window before it is told to whoever asked.
 */
const HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
  window.dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/** Replaces the thousand bytes that Vite puts around every `import()` by what this shop needs of them. */
export function smallPreload(): Plugin {
  return {
    name: 'franch:small-preload',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: HELPER, map: null }),
    },
  };
}
