import { build } from 'esbuild';
import { loadEnv } from 'vite';
import { SEED_PASSWORD } from '../../../dev/seed/accounts.ts';
import { answered } from '../../support/browser/noise.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

type StorageInBrowser = typeof import('../../support/browser/storage-in-browser.ts');
declare global {
  interface Window {
    shopStorage: StorageInBrowser;
  }
}

/** Bundles the data layer as the site builds it, with the names that a test calls. */
async function bundle(): Promise<string> {
  const environment = {
    ...loadEnv('emulator', '.', 'VITE_'),
    VITE_EMULATOR_PORT_OFFSET: process.env['PORT_OFFSET'] ?? '0',
  };
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as all from './storage-in-browser.ts'; globalThis.shopStorage = all;`,
      resolveDir: 'tests/support/browser',
    },
    bundle: true,
    write: false,
    format: 'esm',
    // The data layer awaits App Check where it is configured, so the page evaluates this inside an async function.
    banner: { js: '(async () => {' },
    footer: { js: '})()' },
    define: { 'import.meta.env': JSON.stringify(environment) },
  });
  return outputFiles[0]?.text ?? '';
}

test('the owner uploads a picture, a visitor and a customer are refused, anyone reads it back', async ({
  page,
  expectNoise,
}) => {
  expectNoise(answered(403, '/v0/b/'));
  await page.goto('/');
  await page.evaluate(await bundle());

  const upload = (name: string, type = 'image/png') =>
    page.evaluate(
      async ([file, mime]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
        if (!blob) throw new Error('no picture');
        const picture = new Blob([blob], { type: mime });
        return window.shopStorage.uploadProductPicture('franch-oil-nh-plus', file, picture);
      },
      [name, type] as const,
    );
  const signIn = (email: string) =>
    page.evaluate(([who, key]) => window.shopStorage.signIn(who, key), [
      email,
      SEED_PASSWORD,
    ] as const);

  expect(await upload('by-visitor.png')).toEqual({ ok: false, failure: { code: 'denied' } });

  expect(await signIn('asha@franch.test')).toMatchObject({ ok: true });
  expect(await upload('by-customer.png')).toEqual({ ok: false, failure: { code: 'denied' } });
  expect(await signIn('viewer@franch.test')).toMatchObject({ ok: true });
  expect(await upload('by-viewer.png')).toEqual({ ok: false, failure: { code: 'denied' } });

  expect(await signIn('owner@franch.test')).toMatchObject({ ok: true });
  expect(await upload('page.html', 'text/html')).toEqual({
    ok: false,
    failure: { code: 'denied' },
  });
  const stored = await upload('by-owner.png');
  expect(stored).toMatchObject({ ok: true });
  if (!stored.ok) return;

  await page.evaluate(() => window.shopStorage.signOut());
  const size = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    const bitmap = await createImageBitmap(await answer.blob());
    return [answer.headers.get('content-type'), bitmap.width];
  }, stored.value);
  expect(size).toEqual(['image/png', 8]);
});
