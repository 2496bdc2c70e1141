import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root, siteFolder } from '../../../dev/backend/folders.ts';
import { portOffset } from '../../../dev/backend/ports.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import {
  ANSWER,
  openCheckoutWith,
  HOME,
  onlyOrder,
  orderButton,
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test.use({ serviceWorkers: 'allow' });

const ENTRY = /\/assets\/index-[\w-]+\.js/;
const NEXT_ENTRY = '/assets/index-next.js';
const NEXT_VERSION = 'next-version';

let soap: OwnProduct;
let takeBack: (() => Promise<unknown>) | undefined;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Update Soap');
});
test.afterEach(() => Promise.all([soap.remove(), takeBack?.()]));

/** The page caches, one per version of the worker. */
function pageCaches(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('pages-')),
  );
}

/** The address of the entry script that the open document names. */
function entryOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/index-"]');
    return script ? new URL(script.src).pathname : '';
  });
}

/** Deploys the next release: another worker, and pages with another entry. Resolves to a function that reverts it. */
async function release(version: string, entry: string): Promise<() => Promise<unknown>> {
  const folder = join(root, siteFolder(portOffset()));
  // The other files of the old build import its entry by name: the new entry must not run it a second time.
  await writeFile(join(folder, NEXT_ENTRY), `import '${entry}';\n`);
  const changes = [
    { file: join(folder, 'service-worker.js'), from: version, to: NEXT_VERSION },
    ...['shell.html', 'faq.html'].map((name) => ({
      file: join(folder, name),
      from: entry,
      to: NEXT_ENTRY,
    })),
  ];
  const originals = await Promise.all(changes.map(({ file }) => readFile(file, 'utf8')));
  for (const [place, { file, from, to }] of changes.entries()) {
    const text = originals[place] ?? '';
    expect(text, file).toContain(from);
    await writeFile(file, text.replaceAll(from, to));
  }
  return () =>
    Promise.all([
      rm(join(folder, NEXT_ENTRY)),
      ...changes.map(({ file }, place) => writeFile(file, originals[place] ?? '')),
    ]);
}

/** Makes the browser check for a new worker, as it does periodically, and waits until that one is in control. */
async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isInCharge = new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await isInCharge;
  });
}

test('a new service worker takes over a checkout without lost input', async ({ page }) => {
  await page.goto('/faq');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await openCheckoutWith(page, soap);
  const [old = ''] = await pageCaches(page);
  const entry = await entryOf(page);
  expect(entry).toMatch(ENTRY);
  const email = await typeAsGuest(page);
  await page.getByLabel('Full name').press('End');
  await page.getByLabel('Full name').pressSequentially(' Nair');

  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  takeBack = await release(old.replace('pages-', ''), entry);
  await updateWorker(page);
  await expect.poll(() => pageCaches(page)).not.toContain(old);

  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Full name')).toHaveValue(`${HOME.name} Nair`);
  await expect(page.getByLabel('House, street')).toHaveValue(HOME.line1);
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await expect(page.getByRole('main')).toContainText(soap.title);
  expect((await onlyOrder(email)).address['name']).toBe(`${HOME.name} Nair`);
  expect(loads).toBe(0);
  expect(await entryOf(page)).toBe(entry);

  await page.goto('/faq');
  expect(await entryOf(page)).toBe(NEXT_ENTRY);
  expect(await pageCaches(page)).toEqual([`pages-${NEXT_VERSION}`]);
});
