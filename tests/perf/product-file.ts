import { performance } from 'node:perf_hooks';
import { chromium } from '@playwright/test';
import { csvText } from '#domain/core/csv.ts';
import { portOffset, portsAt } from '../../dev/backend/ports.ts';
import { ensureChromium } from '../../dev/backend/programs.ts';
import { SEED_PASSWORD } from '../../dev/seed/accounts.ts';

/**
 * `npx tsx tests/perf/product-file.ts` beside a running suite (`PORT_OFFSET`): imports a file of 5,000 new products in
 * the staff area, and the same file again. Prints how long each took, and the longest time that the page was blocked;
 * fails when that is more than half a second. The products stay: `npm run seed` removes them.
 */
const ROWS = 5_000;
const MOST_HELD_MS = 500;

const run = Date.now().toString(36);
const file = csvText([
  ['slug', 'title', 'price', 'stock', 'category', 'description'],
  ...Array.from({ length: ROWS }, (_, place) => [
    `filed-${run}-${place}`,
    `Filed soap ${place}`,
    50 + (place % 400),
    place % 30,
    'Soaps',
    'A bar of soap that came with a file, "quoted", and in\ntwo lines.',
  ]),
]);

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const page = await browser.newPage({
    baseURL: `http://127.0.0.1:${portsAt(portOffset()).hosting}`,
  });
  const filePath = `/admin/dashboard/products?open=${encodeURIComponent('*file')}`;
  await page.goto(`/auth?next=${encodeURIComponent(filePath)}`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill('owner@franch.test');
  await form.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Export and import products (CSV)' }).waitFor();
  await page.evaluate(() => {
    const held: number[] = [];
    Object.assign(window, { held });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) held.push(entry.duration);
    }).observe({ entryTypes: ['longtask'] });
  });

  const timed = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const startedAt = performance.now();
    await work();
    const held = await page.evaluate(() => {
      const own = window as unknown as { held: number[] };
      return own.held.splice(0).reduce((most, task) => Math.max(most, task), 0);
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${what.padEnd(36)}${seconds.padStart(7)} s   page held up ${Math.round(held)} ms`);
    if (held > MOST_HELD_MS) process.exitCode = 1;
  };
  const buffer = Buffer.from(file);
  const choose = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer });
  const long = { timeout: 20 * 60_000 };

  await timed(`checked, ${ROWS} new products`, async () => {
    await choose();
    await page.getByText(`${ROWS} new, 0 changed, 0 unchanged.`).waitFor(long);
  });
  await timed('written', async () => {
    await page.getByRole('button', { name: `Write ${ROWS} products` }).click();
    await page.getByText(`${ROWS} products written in`).waitFor(long);
  });
  await timed('the same file again', async () => {
    await choose();
    await page.getByText(`0 new, 0 changed, ${ROWS} unchanged.`).waitFor(long);
  });
} finally {
  await browser.close();
}
