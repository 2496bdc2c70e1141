import { Timestamp } from 'firebase-admin/firestore';
import { anOrder } from '../../support/shop/orders.ts';
import { aCustomer, adminAuth, signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

const HOSTILE =
  '</script><script>window.ran=1</script><img src=x onerror="window.ran=2"><svg onload="window.ran=3">{{7*7}}${7*7}';
const SLUG = 'hostile-product';

test('markup in a product, review, answer, message, name and order stays text', async ({
  page,
}) => {
  const store = adminFirestore();
  const customer = await aCustomer(HOSTILE.slice(0, 80));
  const product = aStoredProduct({
    title: `Hostile ${HOSTILE}`.slice(0, 240),
    description: HOSTILE,
    imageURL: 'javascript:window.ran=4',
    images: ['javascript:window.ran=5'],
    imageAlts: [HOSTILE.slice(0, 100)],
    ingredients: [{ name: HOSTILE.slice(0, 100) }],
    howToUse: HOSTILE,
    manufacturer: { name: HOSTILE.slice(0, 160), address: HOSTILE },
    hsn: '30049011',
    gstRates: [{ from: '2018-01-01', percent: 5, reason: HOSTILE }],
  });
  const at = Timestamp.now();
  const review = {
    uid: customer.uid,
    stars: 5,
    title: HOSTILE.slice(0, 120),
    text: HOSTILE,
    name: HOSTILE.slice(0, 40),
    verified: false,
    status: 'published',
    createdAt: at,
  };
  const question = {
    uid: customer.uid,
    text: HOSTILE,
    answer: `[a](javascript:window.ran=6) ${HOSTILE}`,
    status: 'published',
    createdAt: at,
    answeredAt: at,
  };
  const message = {
    topic: 'other',
    name: HOSTILE.slice(0, 80),
    email: '"><script>window.ran=7</script>@x.in',
    phone: '',
    orderNumber: 'javascript:1',
    subject: HOSTILE.slice(0, 120),
    text: HOSTILE,
    status: 'new',
    createdAt: at,
  };
  const place = store.doc(`products/${SLUG}`);
  const ticket = store.doc('messages/T-H0ST11E0');
  await place.set(product);
  await place.collection('reviews').doc(customer.uid).set(review);
  await place.collection('questions').doc(`${customer.uid}_20260101`).set(question);
  await ticket.set(message);
  await store.doc(`users/${customer.uid}`).set({
    email: customer.email,
    name: HOSTILE.slice(0, 80),
    phone: HOSTILE.slice(0, 20),
    photoURL: 'javascript:window.ran=8',
    createdAt: at,
  });
  await adminAuth().updateUser(customer.uid, { emailVerified: true });
  const { orderId } = await anOrder(customer, { slug: SLUG }, { method: 'cod' });
  await store.doc(`orders/${orderId}`).update({ 'address.name': HOSTILE.slice(0, 80) });
  try {
    const look = async (path: string, word: RegExp | string): Promise<void> => {
      await page.goto(path);
      await expect(page.getByText(word).first()).toBeAttached();
      expect(await page.evaluate(() => 'ran' in window), path).toBe(false);
      await expect(page.locator('main img[onerror], main svg[onload]')).toHaveCount(0);
      await expect(page.locator('a[href^="javascript:"], img[src^="javascript:"]')).toHaveCount(0);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join('')).not.toContain('<');
    };
    await look(`/product/${SLUG}`, 'window.ran=1');
    await page
      .getByRole('heading', { name: /reviews/i })
      .first()
      .scrollIntoViewIfNeeded();
    await look(`/products?search=${encodeURIComponent('hostile')}`, 'window.ran=1');
    await look(`/products?search=${encodeURIComponent(HOSTILE)}`, /./);
    await signIn(page, customer);
    await look('/dashboard', /./);
    await look(`/dashboard?tab=orders&order=${orderId}`, 'window.ran=1');
    await look('/dashboard?tab=orders', /./);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await signIn(page, seededStaff('owner'), '/admin/dashboard/messages');
    await look('/admin/dashboard/messages', 'window.ran=1');
    await look('/admin/dashboard/orders', 'window.ran=1');
    await look('/admin/dashboard/customers', /./);
    await look('/admin/dashboard/reviews', /./);
    await look('/admin/dashboard/products', /./);
  } finally {
    await store.recursiveDelete(place);
    await ticket.delete();
  }
});
