import { formatPrice, paise } from '#domain/money.ts';
import { axeFinds } from '../support/axe.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { anOrder } from '../support/orders.ts';
import { seededStaff } from '../support/people.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const VIEWER = seededStaff('viewer');
const SOLD = ['paid', 'placed', 'packed', 'shipped', 'delivered'];
const INDIA_MS = 19_800_000;

/** What was sold today in India, as every order of the store adds up to. */
async function soldToday(): Promise<{ orders: number; total: string }> {
  const midnight = Math.floor((Date.now() + INDIA_MS) / 86_400_000) * 86_400_000 - INDIA_MS;
  const orders = adminFirestore().collection('orders').where('createdAt', '>=', new Date(midnight));
  const sold = (await orders.get()).docs.filter(
    (order) => SOLD.includes(order.get('status') as string) && order.get('test') !== true,
  );
  const sum = sold.reduce((all, order) => all + (order.get('totals.totalPaise') as number), 0);
  return { orders: sold.length, total: formatPrice(paise(sum)) };
}

test(
  'the overview adds up, leads to the lists, and says how the shop is',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await anOrder(await aCustomer('Leela'), { slug: 'franch-oil-nh-plus' }, { method: 'cod' });
    const store = adminFirestore();
    const placed = await store.collection('orders').where('status', '==', 'placed').count().get();
    await signIn(page, VIEWER, '/admin/dashboard/overview');
    const waits = page.getByRole('region', { name: 'Waits for a hand' });
    const count = String(placed.data().count);
    await expect(waits.getByRole('link', { name: /^Cash, to pack/ })).toContainText(count);
    const sales = page.getByRole('region', { name: 'Sales' });
    const today = sales.getByRole('link', { name: /^Today/ });
    const sold = await soldToday();
    await expect(today).toContainText(sold.total);
    await expect(today).toContainText(`${sold.orders} order`);
    await sales.getByText('The same as a table').click();
    await expect(sales.getByRole('row')).toHaveCount(31);
    const health = page.getByRole('region', { name: 'Health of the shop' });
    await expect(health.getByText('open', { exact: true })).toBeVisible();
    await expect(health.getByText('works')).toHaveCount(3);
    await expect(
      page.getByRole('region', { name: 'Low stock' }).getByRole('link').first(),
    ).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await today.click();
    await expect(page).toHaveURL(/\/admin\/dashboard\/orders\?from=\d{4}-\d\d-\d\d&to=/);
  },
);
