import { translatePages } from '../../support/browser/translate.ts';
import { aProductOfItsOwn, cartDrawer, cartRow, CART } from '../../support/shop/carts.ts';
import { ANSWER, onlyOrder, review, typeAsGuest } from '../../support/shop/checkouts.ts';
import { aNewEmail } from '../../support/shop/customers.ts';
import { payByCard } from '../../support/shop/orders.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

// Cold-starting functions and the provider's page.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ context }) => translatePages(context));

test('a shopper whose browser translates finds, buys and pays, and every text is true', async ({
  page,
}) => {
  const soap = await aProductOfItsOwn('Translated Soap');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^«.+»$/);
  const search = page.getByRole('banner').getByRole('search');
  await search.getByRole('combobox').pressSequentially('soa', { delay: 60 });
  await expect(search.getByRole('status')).toHaveText(/^«\d+ products found»$/);
  await search.getByRole('combobox').fill('zzzz');
  await expect(search.getByRole('status')).toHaveText('«No products found»');
  await search.getByRole('combobox').fill('oil');
  await search.getByRole('option').first().click();

  await page.goto('/products');
  await page.getByLabel('Sort by').selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
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
  await expect(page.getByRole('link', { name: /«Cart».*«\(1 piece\)»/ })).toBeVisible();
  await soap.change({ price: 90, changedAt: new Date() });
  await expect(main.getByText('«₹90»').first()).toBeVisible();

  await page.goto(CART);
  await cartRow(page, soap.title)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(cartRow(page, soap.title)).toContainText('«₹180»');
  await expect(page.getByText('«Items (2 pieces)»')).toBeVisible();
  await expect(page.getByText('«₹229»')).toBeVisible();

  await page.getByRole('link', { name: 'Check out' }).click();
  const email = await typeAsGuest(page);
  const order = review(page).getByRole('button', { name: /^«(?:Pay|Place order)/ });
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await expect(order).toHaveText('«Place order – ₹269»');
  await page.getByRole('radio', { name: /UPI/ }).check();
  await expect(order).toHaveText('«Pay ₹229»');
  await expect(review(page)).toContainText('«₹229»');
  await page.getByLabel('E-mail').fill('nobody');
  await order.click();
  await expect(page.getByText('«An e-mail address has an @ in the middle')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await order.click();
  await payByCard(page);
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  const { number } = (
    await adminFirestore()
      .doc(`orders/${(await onlyOrder(email)).id}`)
      .get()
  ).data() as { number: string };
  await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByText('«₹229')).toBeVisible();
  await soap.remove();
});

test('a visitor whose browser translates writes, reads answers and signs up', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('«Please enter your name.»')).toBeVisible();
  await page.getByLabel('What is it about?').selectOption('delivery');
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByLabel('E-mail address').fill(aNewEmail());
  await page.getByLabel('Subject').fill('Where is it?');
  await page.getByLabel('Your message').fill('My parcel was due on Monday and has not come yet.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'We’ve received your message' })).toBeVisible(
    ANSWER,
  );

  await page.goto('/faq');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search FAQs' }).fill('refund courier');
  await expect(main.getByRole('status').first()).toHaveText(/^«\d of \d+ answers»$/);
  await expect(main.getByText('«refund»').first()).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search FAQs' }).fill('zzzz');
  await expect(main.getByRole('heading', { name: '«No answers found' })).toBeVisible();
  await main.getByRole('button', { name: 'Show all answers' }).click();
  await expect(main.getByRole('heading', { name: '«Orders»' })).toBeVisible();

  await page.goto('/auth');
  await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByLabel('Your name').fill('Asha Rao');
  await form.getByLabel('E-mail').fill(aNewEmail());
  await form.getByLabel('Choose a password').fill('short');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByRole('alert').filter({ hasText: '«' }).first()).toBeVisible();
  await form.getByLabel('Choose a password').fill('Neem-leaf-8');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard/, ANSWER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^«.+»$/);
});
