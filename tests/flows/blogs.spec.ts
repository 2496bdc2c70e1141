import type { Page, Route } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { portOffset, portsAt } from '../../dev/backend/ports.ts';
import { axeFinds } from '../support/axe.ts';
import { firestoreReads } from '../support/reads.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

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

/** Everything the page's Content-Security-Policy refuses from now on. */
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

test('a visitor goes from the list to an article and to a product that it speaks of', async ({
  page,
}) => {
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'From the workshop' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '8 articles' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(8);
  await expect(cards.first()).toContainText('12 Nov 2026');
  await expect(cards.first()).toContainText('By Meera Pillai (sample)');
  await expect(cards.first()).toContainText(/\d min read/);

  await page.getByRole('link', { name: 'How to read the label' }).click();
  await expect(page).toHaveURL(LABELS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How to read the label/);
  await expect(page.getByText('updated 14 Nov 2026')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Fifth: the price' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const related = page.locator('section', { hasText: 'Products this article speaks of' });
  await related.scrollIntoViewIfNeeded();
  await expect(related.getByRole('article')).toHaveCount(4);
  await related.getByRole('link', { name: 'Franch Orthovin Thailam' }).click();
  await expect(page).toHaveURL('/product/franch-orthovin-thailam');
});

test(
  'products are fetched only when somebody comes near them, and cost no read',
  { tag: '@one-size' },
  async ({ page }) => {
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
    const related = page.getByRole('heading', { name: 'Products this article speaks of' });
    await related.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await fetched()).length).toBe(4);
    await expect(
      page.getByRole('article').getByRole('link', { name: /Soap/ }).first(),
    ).toBeVisible();
    expect((await firestoreReads(page)).filter(({ path }) => path.startsWith('products/'))).toEqual(
      [],
    );
  },
);

test('a link in an article goes the shop’s way, and the address can be shared', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // Without a way of its own to share, the browser copies.
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LABELS);
  await page.getByRole('button', { name: 'Share this article' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(LABELS, page.url()).href,
  );
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'write to us' }).click();
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test(
  'a draft is nobody’s but the staff’s: not in the list, and gone by its address',
  { tag: '@one-size' },
  async ({ page, expectNoise }) => {
    expectNoise(/permission/i);
    const draft = adminFirestore().doc('blogs/turmeric-in-the-kitchen-and-on-the-shelf');
    expect((await draft.get()).get('status')).toBe('draft');
    await page.goto('/blogs');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
    await expect(page.getByText('Turmeric in the kitchen')).toHaveCount(0);
    for (const slug of ['turmeric-in-the-kitchen-and-on-the-shelf', 'no-such-article', 'A%2FB']) {
      await page.goto(`/blog/${slug}`);
      await expect(
        page.getByRole('heading', { name: 'We could not find this article' }),
      ).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
    await page.getByRole('main').getByRole('link', { name: 'All articles' }).click();
    await expect(page).toHaveURL('/blogs');
  },
);

test(
  'an article that is published while the list is open appears in it',
  { tag: '@one-size' },
  async ({ page }) => {
    const made = adminFirestore().doc('blogs/made-just-now');
    await page.goto('/blogs');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
    try {
      await made.set(
        anArticle({ title: 'Just now', publishedAt: Timestamp.fromMillis(Date.now() - 60_000) }),
      );
      await expect(page.getByRole('main').getByRole('article').first()).toContainText('Just now');
      await made.update({ status: 'draft' });
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
    } finally {
      await made.delete();
    }
  },
);

test('older articles are loaded on request, stand in the address, and take the keyboard along', async ({
  page,
}) => {
  const store = adminFirestore();
  const made = Array.from({ length: 8 }, (_, index) => store.doc(`blogs/made-${index}`));
  try {
    await Promise.all(
      made.map((article, index) =>
        article.set(
          anArticle({
            title: `Made ${index}`,
            publishedAt: Timestamp.fromMillis(Date.UTC(2020, 0, 20 - index)),
          }),
        ),
      ),
    );
    await page.goto('/blogs');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(12);
    await expect(page.getByRole('status').filter({ hasText: 'The 12 newest' })).toBeVisible();
    await page.getByRole('link', { name: 'Load older articles' }).click();
    await expect(page).toHaveURL('/blogs?pages=2');
    await expect(cards).toHaveCount(16);
    await expect(cards.nth(12).getByRole('link')).toBeFocused();
    await page.reload();
    await expect(cards).toHaveCount(16);
    await expect(cards.last()).toContainText('Made 7');
  } finally {
    await Promise.all(made.map((article) => article.delete()));
  }
});

test(
  'hostile Markdown is text: nothing runs, nothing is loaded, and the policy has nothing to refuse',
  { tag: '@one-size' },
  async ({ page }) => {
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
        data.some((said) => (JSON.parse(said) as { headline?: string }).headline === title),
      ).toBe(true);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(await refused()).toEqual([]);
      expect(elsewhere).toEqual([]);
    } finally {
      await hostile.delete();
    }
  },
);

test(
  'an article of the wrong shape is left out of the list and says so by its address',
  { tag: '@one-size' },
  async ({ page, expectNoise }) => {
    expectNoise(/\[franch\] bad-document/);
    const bad = adminFirestore().doc('blogs/wrong-shape');
    try {
      await bad.set(anArticle({ title: { not: 'a title' } }));
      await page.goto('/blogs');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
      await page.goto('/blog/wrong-shape');
      await expect(page.getByRole('alert')).toContainText('is being mended');
      expect(await axeFinds(page)).toEqual([]);
    } finally {
      await bad.delete();
    }
  },
);

test(
  'without a network the list says so and goes on by itself',
  { tag: '@one-size' },
  async ({ page, context, expectNoise }) => {
    expectNoise(/ERR_INTERNET_DISCONNECTED|Firestore|cleardot\.gif/);
    await page.goto(LABELS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How to read the label/);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Fifth: the price' })).toBeAttached();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'All articles' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  },
);

test(
  'while articles are on their way, and when there are none, the page says so',
  { tag: '@one-size' },
  async ({ page, expectNoise }) => {
    // The SDK says so when the answers are held for ten seconds, as on a slow machine.
    expectNoise(/Could not reach Cloud Firestore backend/);
    const store = adminFirestore();
    const published = await store.collection('blogs').where('status', '==', 'published').get();
    const { firestore } = portsAt(portOffset());
    const waiting: Route[] = [];
    const hold = (route: Route): void => void waiting.push(route);
    // Neither of them is a page that was made: one is too new, the other is reached from it.
    const fresh = store.doc('blogs/too-new-to-be-made');
    await fresh.set(anArticle({ title: 'Too new' }));
    await page.route(`http://127.0.0.1:${firestore}/**`, hold);
    await page.route('**/made/**', hold);
    await page.goto('/blog/too-new-to-be-made');
    await expect(page.getByText('The article is on its way')).toBeAttached();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    const status = page.getByRole('status').filter({ hasText: 'Articles are on their way' });
    await expect(status).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.unrouteAll();
    await fresh.delete();
    await Promise.all(waiting.map((route) => route.abort().catch(() => null)));

    const setAll = (value: 'draft' | 'published') =>
      Promise.all(published.docs.map(({ ref }) => ref.update({ status: value })));
    try {
      await setAll('draft');
      await page.goto('/blogs');
      await expect(page.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
      expect(await axeFinds(page)).toEqual([]);
    } finally {
      await setAll('published');
    }
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  },
);

test('the blog is usable by keyboard', async ({ page }) => {
  await page.goto('/blogs');
  const first = page.getByRole('main').getByRole('article').first().getByRole('link');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How to read the label/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'All articles' })).toBeFocused();
  // A table that may be wider than the screen can be scrolled with the arrow keys.
  const table = page.getByRole('region', { name: 'Table, scrolls sideways' });
  await expect(table).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(table).toBeFocused();
});

for (const address of ['/blogs', LABELS, '/blog/one-plant-many-names', '/blog/no-such-article']) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('status').filter({ hasText: 'on their way' })).toHaveCount(0);
    expect(await axeFinds(page)).toEqual([]);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(wide).toBe(false);
  });
}
