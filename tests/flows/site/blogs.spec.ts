import type { Page, Route } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import { badDocument } from '../../support/browser/noise.ts';
import { firestoreReads } from '../../support/browser/firestore-reads.ts';
import { openFooter } from '../../support/browser/footer.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const LABELS = '/blog/how-to-read-an-ayurvedic-label';

/** Fields of an article as Firestore holds them. */
function anArticle(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    title: 'A made article',
    excerpt: 'Made for a test.',
    body: 'One paragraph.',
    author: 'Test',
    tags: [],
    status: 'published',
    publishedAt: Timestamp.fromMillis(Date.UTC(2020, 0, 1)),
    relatedProducts: [],
    ...changes,
  };
}

/** Collects everything that the page's Content-Security-Policy blocks from this call on. */
async function violations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

test('products are fetched only when their section comes near the viewport, and cost no read', async ({
  page,
}) => {
  await page.goto(LABELS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How to read the label/);
  const fetched = (): Promise<string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/made/product/')),
    );
  expect(await fetched()).toEqual([]);
  const related = page.getByRole('heading', { name: 'Shop this article' });
  await related.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await fetched()).length).toBe(4);
  await expect(page.getByRole('article').getByRole('link', { name: /Soap/ }).first()).toBeVisible();
  expect((await firestoreReads(page)).filter(({ path }) => path.startsWith('products/'))).toEqual(
    [],
  );
});

test('hostile Markdown stays text: nothing runs or loads, and the CSP has nothing to block', async ({
  page,
}) => {
  const body = [
    '# Top <script>window.ran = 1</script>',
    '<script>window.ran = 2</script>',
    '<img src=x onerror="window.ran = 3">',
    '[script link](javascript:window.ran=4)',
    '[entity link](&#106;avascript:window.ran=5)',
    '[data link](data:text/html,<script>window.ran=6</script>)',
    '<iframe src="https://evil.example/"></iframe>',
    '<style>body { display: none }</style>',
    '<form action="https://evil.example/"><input name="password"></form>',
    '<svg><script>window.ran = 7</script></svg>',
    '![picture](javascript:window.ran=8)',
    '![picture](http://evil.example/pixel.png)',
    '![](https://evil.example/pixel.png)',
    '![picture" onerror="window.ran = 9](x)',
    '[good link](/products)',
    '[other site](https://www.fssai.gov.in/)',
  ].join('\n\n');
  const hostile = adminFirestore().doc('blogs/hostile-article');
  const title = '</script><script>window.ran = 10</script> “Soap” & more';
  const refused = await violations(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  try {
    await hostile.set(anArticle({ title, body, tags: ['<b>tag</b>'], author: '<i>me</i>' }));
    await page.goto('/blog/hostile-article');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const text = page.locator('.article-body');
    await expect(text).toContainText('<script>window.ran = 2</script>');
    await expect(text.getByRole('heading', { level: 2 })).toContainText('Top');
    await expect(
      text.locator('script, iframe, style, form, input, svg, img, [onerror], [style]'),
    ).toHaveCount(0);
    await expect(text.getByRole('link')).toHaveText(['good link', 'other site']);
    const other = text.getByRole('link', { name: 'other site' });
    await expect(other).toHaveAttribute('rel', 'noopener nofollow');
    await expect(other).toHaveAttribute('target', '_blank');
    await text.getByText('script link').click();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('')).not.toContain('<');
    expect(
      data.some((json) => (JSON.parse(json) as { headline?: string }).headline === title),
    ).toBe(true);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await refused()).toEqual([]);
    expect(elsewhere).toEqual([]);
  } finally {
    await hostile.delete();
  }
});

test('axe finds no violations while articles load, without articles, and on a malformed one', async ({
  page,
  expectNoise,
}) => {
  expectNoise(badDocument('blogs/too-new-to-be-made'));
  const store = adminFirestore();
  const published = await store.collection('blogs').where('status', '==', 'published').get();
  const { firestore } = portsAt(portOffset());
  const waiting: Route[] = [];
  const hold = (route: Route): void => void waiting.push(route);
  // Neither page is prerendered: one is too new, the other is reached from it.
  const fresh = store.doc('blogs/too-new-to-be-made');
  await fresh.set(anArticle({ title: 'Too new' }));
  await page.route(`http://127.0.0.1:${firestore}/**`, hold);
  await page.route('**/made/**', hold);
  await page.goto('/blog/too-new-to-be-made');
  await expect(page.getByText('Loading article…')).toBeAttached();
  expect(await axeFinds(page)).toEqual([]);
  await (await openFooter(page, 'Quick links')).getByRole('link', { name: 'Blog' }).click();
  const status = page.getByRole('status').filter({ hasText: 'Loading articles…' });
  await expect(status).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.unrouteAll();
  await Promise.all(waiting.map((route) => route.abort().catch(() => null)));

  const setAll = (value: 'draft' | 'published') =>
    Promise.all(published.docs.map(({ ref }) => ref.update({ status: value })));
  try {
    await fresh.set(anArticle({ title: { not: 'a title' } }));
    await page.goto('/blog/too-new-to-be-made');
    await expect(page.getByRole('alert')).toContainText('is being fixed');
    expect(await axeFinds(page)).toEqual([]);
    await fresh.delete();
    await setAll('draft');
    await page.goto('/blogs');
    await expect(page.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  } finally {
    await setAll('published');
    await fresh.delete();
  }
});

for (const address of ['/blogs', LABELS, '/blog/one-plant-many-names', '/blog/no-such-article']) {
  test(`axe finds no violations on ${address}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    expect(await axeFinds(page)).toEqual([]);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(wide).toBe(false);
  });
}
