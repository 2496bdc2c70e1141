import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { anOrder } from '../../support/shop/orders.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const VIEWER = seededStaff('viewer');
/** Price of one `soap` with delivery and the cash fee, in paise. */
const CASH_TOTAL_PAISE = 18_900;

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Overview Soap');
});
test.afterEach(() => soap.remove());

const waits = (page: Page) => page.getByRole('region', { name: 'Needs attention' });
const sales = (page: Page) => page.getByRole('region', { name: 'Sales' });
const today = (page: Page) => sales(page).getByRole('link', { name: /^Today/ });

/** The only match of a pattern in a link's text, as a number. */
function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? NaN);
}

/** The overview figures that an order changes. */
async function figures(page: Page) {
  const toPack = waits(page).getByRole('link', { name: /^COD, to pack/ });
  await expect(toPack).toContainText(/\d/);
  await expect(today(page)).toContainText(/\d orders?/);
  const [placed, sold] = [await toPack.innerText(), await today(page).innerText()];
  return {
    toPack: numberIn(placed, /(\d[\d,]*)/),
    orders: numberIn(sold, /(\d[\d,]*) orders?/),
    totalPaise: Math.round(100 * numberIn(sold, /₹(\d[\d,]*(?:\.\d+)?)/)),
  };
}

test(
  'an order adds to the figures; the overview links to the lists and shows the shop’s health',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await signIn(page, VIEWER, '/admin/dashboard/overview');
    const initialFigures = await figures(page);
    await anOrder(await aCustomer('Leela'), soap, { method: 'cod' });
    // Unpaid, so it does not count as sold.
    await anOrder(await aCustomer('Meera'), soap, { method: 'online' });
    await page.reload();
    expect(await figures(page)).toEqual({
      toPack: initialFigures.toPack + 1,
      orders: initialFigures.orders + 1,
      totalPaise: initialFigures.totalPaise + CASH_TOTAL_PAISE,
    });
    await sales(page).getByText('View as table').click();
    await expect(sales(page).getByRole('row')).toHaveCount(31);
    const health = page.getByRole('region', { name: 'Shop health' });
    await expect(health.getByText('open', { exact: true })).toBeVisible();
    await expect(health.getByText('works')).toHaveCount(3);
    await expect(
      page.getByRole('region', { name: 'Low stock' }).getByRole('link').first(),
    ).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await today(page).click();
    await expect(page).toHaveURL(/\/admin\/dashboard\/orders\?from=\d{4}-\d\d-\d\d&to=/);
  },
);
