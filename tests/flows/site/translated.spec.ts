import { translatePages } from '../../support/browser/translate.ts';
import { aProductOfItsOwn, cartDrawer, cartRow, CART } from '../../support/shop/carts.ts';
import { ANSWER, onlyOrder, review, typeAsGuest } from '../../support/shop/checkouts.ts';
import { payByCard, storedOrder } from '../../support/shop/orders.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test.beforeEach(({ context }) => translatePages(context));

test('a shopper whose browser translates searches, buys and pays', async ({ page }) => {
  const soap = await aProductOfItsOwn('Translated Soap');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^«.+»$/);
  const search = page.getByRole('banner').getByRole('search');
  await search.getByRole('combobox').pressSequentially('soa', { delay: 60 });
  await expect(search.getByRole('status')).toHaveText(/^«\d+ products found»$/);
  await search.getByRole('combobox').fill('zzzz');
  await expect(search.getByRole('status')).toHaveText('«No products found»');
  await page.goto('/faq');
  const faq = page.getByRole('main').getByRole('searchbox', { name: 'Search FAQs' });
  await faq.fill('refund courier');
  await expect(page.getByRole('main').getByText('«refund»').first()).toBeVisible();
  await faq.fill('zzzz');
  await expect(page.getByRole('heading', { name: '«No answers found' })).toBeVisible();

  await page.goto('/products');
  await page.getByRole('button', { name: /^«Filters»/ }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^«Filters \(1\)»/ })).toBeVisible();

  await page.goto(`/product/${soap.slug}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartDrawer(page).getByText('«₹100»').first()).toBeVisible();
  await cartDrawer(page).getByRole('button', { name: 'Continue shopping' }).click();
  await expect(main.getByText('1 in your cart').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /«Cart».*«\(1 item\)»/ })).toBeVisible();
  await soap.change({ price: 90, changedAt: new Date() });
  await expect(main.getByText('«₹90»').first()).toBeVisible();

  await page.goto(CART);
  await cartRow(page, soap.title)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(cartRow(page, soap.title)).toContainText('«₹180»');
  await expect(page.getByText('«Items (2)»')).toBeVisible();
  await expect(page.getByText('«₹229»')).toBeVisible();

  await page.getByRole('link', { name: 'Check out' }).click();
  const email = await typeAsGuest(page);
  const order = review(page).getByRole('button', { name: /^«(?:Pay|Place order)/ });
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await expect(order).toHaveText('«Place order – ₹269»');
  await page.getByRole('radio', { name: /UPI/ }).check();
  await expect(order).toHaveText('«Pay ₹229»');
  await expect(review(page)).toContainText('«₹229»');
  await order.click();
  await payByCard(page);
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  const { id } = await onlyOrder(email);
  const { number } = await storedOrder(id);
  await expect(page.getByText(String(number)).first()).toBeVisible();
  await expect(page.getByText('«₹229')).toBeVisible();
  await soap.remove();
});
