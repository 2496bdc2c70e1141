import type { Page } from '@playwright/test';
import { changeProduct } from '../../support/shop/changed-product.ts';
import { answered } from '../../support/browser/noise.ts';
import { openFooter } from '../../support/browser/footer.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: string;
  readonly type: string;
  readonly hidden: boolean;
  /** Types of the page's structured data. */
  readonly data: readonly string[];
}

const UNIQUE_TAGS = [
  'title',
  'link[rel=canonical]',
  'meta[name=description]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:url"]',
  'meta[property="og:type"]',
  'meta[property="og:image"]',
  'meta[property="og:site_name"]',
  'meta[property="og:locale"]',
  'meta[name="twitter:card"]',
];

/** The page's head as a crawler reads it; fails when a tag is missing or duplicated. */
async function headOf(page: Page): Promise<Head> {
  for (const tag of UNIQUE_TAGS) await expect(page.locator(tag), tag).toHaveCount(1);
  expect(await page.locator('meta[name=robots]').count()).toBeLessThanOrEqual(1);
  const doubled = await page.evaluate(() => {
    const names = [...document.querySelectorAll('meta[name], meta[property]')]
      .filter((meta) => meta.getAttribute('name') !== 'theme-color')
      .map((meta) => meta.getAttribute('name') ?? meta.getAttribute('property'));
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
  expect(doubled).toEqual([]);
  const attributeOf = (tag: string, name: string): Promise<string> =>
    page.locator(tag).evaluate((element, attribute) => element.getAttribute(attribute) ?? '', name);
  const title = await page.title();
  const description = await attributeOf('meta[name=description]', 'content');
  const canonical = await attributeOf('link[rel=canonical]', 'href');
  expect(await attributeOf('meta[property="og:title"]', 'content')).toBe(title);
  expect(await attributeOf('meta[property="og:description"]', 'content')).toBe(description);
  expect(await attributeOf('meta[property="og:url"]', 'content')).toBe(canonical);
  expect(await attributeOf('meta[property="og:locale"]', 'content')).toBe('en_IN');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return {
    title,
    description,
    canonical: canonical.replace(new URL(page.url()).origin, ''),
    image: await attributeOf('meta[property="og:image"]', 'content'),
    type: await attributeOf('meta[property="og:type"]', 'content'),
    hidden: (await page.locator('meta[name=robots][content=noindex]').count()) === 1,
    data: texts.map((text) => (JSON.parse(text) as { '@type': string })['@type']).sort(),
  };
}

/** Opens an address and waits for its page. */
async function open(page: Page, address: string): Promise<Head> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The head is updated after the first screen; until then the prerendered one stands there.
  await expect(page.locator('title:not([data-prerendered])')).toHaveCount(1);
  // The shop's name alone is the title of a page that is still loading.
  await expect(page).not.toHaveTitle('Franch');
  return headOf(page);
}

const FIXED = [
  ['/', 'Franch: Ayurvedic oils, soaps and supplements'],
  ['/about', 'About us · Franch'],
  ['/contact', 'Contact us · Franch'],
  ['/privacy', 'Privacy policy · Franch'],
  ['/shipping', 'Shipping and delivery · Franch'],
  ['/terms', 'Terms and conditions · Franch'],
  ['/faq', 'Questions and answers · Franch'],
  ['/products', 'All products · Franch'],
  ['/blogs', 'Blog: Ayurveda in everyday life · Franch'],
] as const;

test('every fixed page has the title and description of its exact pathname, with any query', async ({
  page,
}) => {
  for (const [pathname, title] of FIXED) {
    const plain = await open(page, pathname);
    expect(plain).toMatchObject({ title, canonical: pathname, type: 'website', hidden: false });
    expect(plain.description.length).toBeGreaterThan(50);
    const queried = await open(page, `${pathname}?utm_source=mail&a=1#content`);
    const { description } = plain;
    expect(queried).toMatchObject({ title, description, canonical: pathname });
    await expect(page).toHaveURL(`${pathname}?a=1#content`);
  }
  expect((await open(page, '/faq')).data).toEqual(['FAQPage']);
  for (const pathname of ['/', '/about', '/contact']) {
    expect((await open(page, pathname)).data).toContain('Organization');
  }
});

test('private and test pages and search results are noindex', async ({ page }) => {
  for (const address of ['/auth', '/test', '/products?search=soap']) {
    expect((await open(page, address)).hidden, address).toBe(true);
  }
  expect((await open(page, '/products?search=soap')).title).toBe('Results for “soap” · Franch');
});

test('an unknown address is noindex too', async ({ page, expectNoise }) => {
  expectNoise(answered(404, '/nowhere'));
  expect((await open(page, '/nowhere')).hidden).toBe(true);
  expect((await open(page, '/product/no-such-product')).hidden).toBe(true);
  expect((await open(page, '/products?category=Rockets')).hidden).toBe(true);
});

test('a category, a product and an article have their own title and description', async ({
  page,
}) => {
  expect(await open(page, '/products?category=Soaps')).toMatchObject({
    title: 'Soaps · Franch',
    canonical: '/products?category=Soaps',
    hidden: false,
    data: ['BreadcrumbList'],
  });

  await page.goto('/product/franch-neem-tulsi-soap?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Neem');
  const product = await headOf(page);
  const stored = await adminFirestore().doc('products/franch-neem-tulsi-soap').get();
  expect(product).toMatchObject({
    title: `${stored.get('title') as string} · Franch`,
    canonical: '/product/franch-neem-tulsi-soap',
    type: 'product',
    data: ['BreadcrumbList', 'Product'],
  });
  expect(product.image).toBe(new URL(stored.get('imageURL') as string, page.url()).href);
  const price = (stored.get('price') as number).toFixed(2);
  await expect(page.locator('meta[property="product:price:amount"]')).toHaveAttribute(
    'content',
    price,
  );
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(data.find((thing) => thing['@type'] === 'Product')).toMatchObject({
    sku: stored.get('sku') as string,
    offers: { price, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  });

  await page.goto('/blog/omega-3-from-plants');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Omega-3');
  const article = await headOf(page);
  expect(article).toMatchObject({
    title: 'Omega-3 from plants: what it is, and what it is not · Franch',
    canonical: '/blog/omega-3-from-plants',
    type: 'article',
    data: ['Article', 'BreadcrumbList'],
  });
  expect(article.description).toMatch(/^ALA, EPA and DHA explained/);
  expect(article.image).toMatch(/^http.*\/pictures\/cover-flax\..*-1600\.webp$/);
});

test('the fixed entry of a product’s address overrides the product’s own text', async ({
  page,
}) => {
  for (const [slug, title] of [
    ['franch-orthovin-thailam', 'Franch Orthovin Thailam: Ayurvedic massage oil · Franch'],
    ['franch-ayurveda-skin-soap', 'Franch Ayurveda Skin Soap with turmeric · Franch'],
    ['omega-3', 'Plant-based omega-3 softgels · Franch'],
  ] as const) {
    await page.goto(`/product/${slug}?a=1`);
    await expect(page.getByRole('heading', { name: 'Product facts' })).toBeAttached();
    expect((await headOf(page)).title).toBe(title);
  }
});

test('the head changes with the page, and there is one of it', async ({ page }) => {
  await page.addInitScript(() => {
    // What the canonical link says in the first frame that shows another heading.
    const seen: string[] = [];
    Object.assign(window, { seen });
    let heading = '';
    const look = (): void => {
      const shown = document.querySelector('main h1')?.textContent ?? '';
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]');
      const canonical = [...links].map((link) => link.href.replace(location.origin, '')).join(' ');
      const wanted = location.pathname + location.search;
      if (shown !== heading && canonical !== wanted)
        seen.push(`${shown}: ${canonical} instead of ${wanted}`);
      heading = shown;
      requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const steps = [
    ['/products', () => page.getByRole('main').getByRole('link', { name: 'See all products' })],
    [
      '/product/',
      () => page.getByRole('main').getByRole('article').nth(1).getByRole('link').first(),
    ],
  ] as const;
  for (const [address, link] of steps) {
    await link().click();
    await expect(page).toHaveURL(new RegExp(address));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await headOf(page);
  }
  // The product's own head loads after its page.
  await expect(page).not.toHaveTitle('Franch');
  const product = await headOf(page);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(page).toHaveTitle('All products · Franch');
  expect((await headOf(page)).data).toEqual([]);
  await page.goForward();
  await expect(page).toHaveTitle(product.title);
  expect(await headOf(page)).toEqual(product);
  await (await openFooter(page, 'Quick links')).getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveTitle(/^Blog/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.locator('.article-body')).toBeVisible();
  expect((await headOf(page)).canonical).toMatch(/^\/blog\//);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('the head follows changes in Firestore, and no title can break out of its element', async ({
  page,
}) => {
  const product = adminFirestore().doc('products/franch-oil-nh-plus');
  const initialTitle = (await product.get()).get('title') as string;
  const title = '</title></script><script>window.ran = true</script>';
  await page.goto('/product/franch-oil-nh-plus');
  await expect(page).toHaveTitle(`${initialTitle} · Franch`);
  try {
    await changeProduct(product, { title });
    await expect(page).toHaveTitle(`${title} · Franch`);
    expect((await headOf(page)).data).toEqual(['BreadcrumbList', 'Product']);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  } finally {
    await changeProduct(product, { title: initialTitle });
  }
});

test('sitemap.xml lists the public pages, robots.txt the rules for crawlers', async ({
  page,
  request,
}) => {
  const store = adminFirestore();
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/admin', '/dashboard', '/auth', '/return', '/thank-you', '/test']) {
    expect(robots).toContain(`Disallow: ${path}\n`);
  }
  const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toContain('xml');
  await page.goto('/');
  const addresses = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'text/xml');
      if (document.querySelector('parsererror')) return ['not XML'];
      return [...document.querySelectorAll('urlset > url > loc')].map(
        (loc) => loc.textContent ?? '',
      );
    },
    await answer.text(),
  );
  const paths = addresses.map((one) => one.replace(new URL(address).origin, ''));
  expect(new Set(paths).size).toBe(paths.length);

  const listed = (prefix: string): string[] =>
    paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const ids = async (collection: string, field: string, value: unknown): Promise<string[]> =>
    (await store.collection(collection).where(field, '==', value).get()).docs.map(({ id }) => id);
  expect(listed('/product/').sort()).toEqual((await ids('products', 'active', true)).sort());
  expect(listed('/blog/').sort()).toEqual((await ids('blogs', 'status', 'published')).sort());
  expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/products?category=Soaps']));
  expect(paths.filter((path) => /^\/(?:admin|auth|dashboard|test)/.test(path))).toEqual([]);
});

test('an unknown address answers 404 with a helpful page; known patterns answer 200', async ({
  request,
}) => {
  const status = async (address: string): Promise<number> => (await request.get(address)).status();
  for (const address of ['/nowhere', '/blog/a/b', '/blog', '/product', '/products/a', '/a/b/c']) {
    expect(await status(address), address).toBe(404);
    expect(await (await request.get(address)).text()).toContain('<div id="root">');
  }
  for (const address of ['/', '/blogs', '/blog/omega-3-from-plants', '/product/omega-3', '/faq']) {
    expect(await status(address), address).toBe(200);
  }
});
