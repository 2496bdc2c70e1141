import { join } from 'node:path';
import { chunksOf, ENTRY, type Manifest } from './document.ts';

/** Fonts of Latin letters; those of other scripts load when a text needs them. */
const FONTS = 'assets/{fraunces,mukta}-[0-9]*.woff2';

/** Of the footer of every page; the browser asks for them only when the footer comes near, maybe without a network. */
const MARKS = 'icons/payment-marks.svg';

/**
 * Injects the precache manifest into the service worker that Vite built: the shell, the entry with its imports, the
 * fonts and the payment marks. Runs after prerendering, which writes the shell.
 * @param worker the built service worker, set aside
 * @throws Error when a file is missing.
 */
export async function injectPrecache(
  siteFolder: string,
  worker: string,
  manifest: Manifest,
): Promise<void> {
  // Brings Babel and Rollup, which nothing needs before.
  const { injectManifest } = await import('workbox-build');
  await injectManifest({
    swSrc: worker,
    swDest: join(siteFolder, 'service-worker.js'),
    globDirectory: siteFolder,
    globPatterns: ['shell.html', ...chunksOf(manifest, ENTRY), FONTS, MARKS],
    // Vite's file names have a content hash.
    dontCacheBustURLsMatching: /^assets\//,
  });
}
