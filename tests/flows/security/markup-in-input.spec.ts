import { Timestamp } from 'firebase-admin/firestore';
import { anOrder } from '../../support/shop/orders.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

const HOSTILE =
  '</script><script>window.ran=1</script><img src=x onerror="window.ran=2"><svg onload="window.ran=3">{{7*7}}${7*7}';
const SLUG = 'hostile-product';

/** Markdown that must stay text, paragraph by paragraph. */
const BODY = [
  '# Top <script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 3"><iframe src="https://evil.example/"></iframe>',
  '[script link](javascript:window.ran=4) [entity link](&#106;avascript:window.ran=5)',
  '[data link](data:text/html,<script>window.ran=6</script>)',
  '<style>body { display: none }</style><svg><script>window.ran = 7</script></svg>',
  '<form action="https://evil.example/"><input name="password"></form>',
  '![picture](javascript:window.ran=8) ![](https://evil.example/pixel.png)',
  '![picture" onerror="window.ran = 9](x)',
  '[good link](/products) [other site](https://www.fssai.gov.in/)',
].join('\n\n');

const at = Timestamp.now();
const cut = (length: number) => HOSTILE.slice(0, length);

test('markup in whatever people type runs nothing in the browser', async ({ page }) => {
  const store = adminFirestore();
  const customer = await aCustomer(cut(80));
  const place = store.doc(`products/${SLUG}`);
  const ticket = store.doc('messages/T-H0ST11E0');
  const article = store.doc('blogs/hostile-article');
  await place.set(
    aStoredProduct({
      ...{ title: `Hostile ${HOSTILE}`.slice(0, 240), description: HOSTILE, howToUse: HOSTILE },
      ...{ imageURL: 'javascript:window.ran=4', images: ['javascript:window.ran=5'] },
      ...{ imageAlts: [cut(100)], ingredients: [{ name: cut(100) }] },
      manufacturer: { name: cut(160), address: HOSTILE },
      hsn: '30049011',
      gstRates: [{ from: '2018-01-01', percent: 5, reason: HOSTILE }],
    }),
  );
  const published = { uid: customer.uid, text: HOSTILE, status: 'published', createdAt: at };
  const review = { ...published, stars: 5, title: cut(120), name: cut(40), verified: false };
  const answer = `[a](javascript:window.ran=6) ${HOSTILE}`;
  await place.collection('reviews').doc(customer.uid).set(review);
  await place
    .collection('questions')
    .doc(`${customer.uid}_20260101`)
    .set({ ...published, answer, answeredAt: at });
  await ticket.set({
    ...{ topic: 'other', name: cut(80), email: '"><script>window.ran=7</script>@x.in', phone: '' },
    ...{ orderNumber: 'javascript:1', subject: cut(120), text: HOSTILE, status: 'new' },
    createdAt: at,
  });
  await article.set({
    ...{ title: HOSTILE, excerpt: HOSTILE, body: BODY, author: '<i>me</i>', tags: ['<b>tag</b>'] },
    ...{ status: 'published', publishedAt: Timestamp.fromMillis(0), relatedProducts: [] },
  });
  await store.doc(`users/${customer.uid}`).set({
    ...{ email: customer.email, name: cut(80), phone: cut(20) },
    ...{ photoURL: 'javascript:window.ran=8', createdAt: at },
  });
  const { orderId } = await anOrder(customer, { slug: SLUG }, { method: 'cod' });
  await store.doc(`orders/${orderId}`).update({ 'address.name': cut(80) });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) elsewhere.push(request.url());
  });
  const look = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByText('window.ran=1').first()).toBeAttached();
    expect(await page.evaluate(() => 'ran' in window), path).toBe(false);
    await expect(page.locator('main img[onerror], main svg[onload]')).toHaveCount(0);
    await expect(page.locator('a[href^="javascript:"], img[src^="javascript:"]')).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('')).not.toContain('<');
  };
  try {
    await look('/blog/hostile-article');
    await expect(page).toHaveTitle(`${HOSTILE} · Franch`);
    const text = page.locator('.article-body');
    await expect(
      text.locator('script, iframe, style, form, input, svg, img, [onerror], [style]'),
    ).toHaveCount(0);
    await expect(text.getByRole('link')).toHaveText(['good link', 'other site']);
    await text.getByText('script link').click();
    await look(`/product/${SLUG}`);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await reviews.scrollIntoViewIfNeeded();
    await expect(reviews.getByText('window.ran=1').first()).toBeVisible();
    await look('/products?search=hostile');
    await signIn(page, customer);
    await look(`/dashboard?tab=orders&order=${orderId}`);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await signIn(page, seededStaff('owner'), '/admin/dashboard/messages');
    for (const part of ['messages', 'orders', 'customers']) await look(`/admin/dashboard/${part}`);
    // Nothing was requested either; the policy would report it.
    expect(elsewhere).toEqual([]);
  } finally {
    await store.recursiveDelete(place);
    await Promise.all([ticket.delete(), article.delete()]);
  }
});
