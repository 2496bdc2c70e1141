import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import { aCustomer, type Customer, signIn } from '../../support/shop/customers.ts';
import { anOrder, moveAsStaff, patience, storedOrder, tokenOf } from '../../support/shop/orders.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

// Covers cold starts of the functions.
test.describe.configure({ timeout: 120_000 });

const STAFF = seededStaff('staff');

let oil: OwnProduct;
let customer: Customer;
test.beforeEach(async () => {
  oil = await aProductOfItsOwn('Invoice Oil');
  customer = await aCustomer('Meera');
});
test.afterEach(() => oil.remove());

/** The text of a file that the page offers for download, and its name. */
async function downloaded(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download', patience), press()]);
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())), {
    verbosity: 0,
  });
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return { name: file.suggestedFilename(), text };
}

test('staff see a summary before packing and the invoice after it, and download it', async ({
  page,
}) => {
  const { orderId, number } = await anOrder(customer, oil, { method: 'cod' });
  await signIn(page, STAFF, `/admin/dashboard/invoice/${orderId}`);
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible(patience);
  await expect(page.getByText('Tax Invoice')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0);

  await moveAsStaff(orderId, { move: 'pack' });
  await expect(page.getByRole('heading', { name: 'Tax Invoice' })).toBeVisible(patience);
  expect(await axeFinds(page)).toEqual([]);
  const invoice = String((await storedOrder(orderId))['invoice']);
  const file = await downloaded(page, () =>
    page.getByRole('button', { name: `Download PDF of ${invoice}` }).click(),
  );
  expect(file.name).toBe(`${invoice.replaceAll('/', '-')}.pdf`);
  expect(file.text).toContain(invoice);
  expect(file.text).toContain(number);
});

test('a customer downloads their own invoice, and no other', async ({ page }) => {
  const { orderId } = await anOrder(customer, oil, { method: 'cod' });
  await moveAsStaff(orderId, { move: 'pack' });
  const invoice = String((await storedOrder(orderId))['invoice']);
  await signIn(page, customer, `/dashboard?tab=orders&order=${orderId}`);
  const file = await downloaded(page, () =>
    page.getByRole('button', { name: `Invoice ${invoice}` }).click(patience),
  );
  expect(file.text).toContain(invoice);

  const stranger = await aCustomer('Nobody');
  const address = `http://127.0.0.1:${portsAt(portOffset()).hosting}/api/invoices/${orderId}.pdf`;
  const answerTo = async (headers: Record<string, string>) => {
    const { status, headers: responseHeaders } = await fetch(address, { headers });
    return [status, responseHeaders.get('cache-control')?.includes('no-store')];
  };
  const bearer = async (person: Pick<Customer, 'email' | 'password'>) => ({
    authorization: `Bearer ${await tokenOf(person)}`,
  });
  expect(await answerTo({})).toEqual([404, true]);
  expect(await answerTo({ authorization: 'Bearer made.up.token' })).toEqual([404, true]);
  expect(await answerTo(await bearer(stranger))).toEqual([404, true]);
  expect(await answerTo(await bearer(customer))).toEqual([200, true]);
});
