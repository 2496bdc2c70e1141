import type { Page } from '@playwright/test';
import { aCustomer, READ_ONLY, signIn, withRules } from '../support/customers.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const REFUSED = /PERMISSION_DENIED|permission|\b40[03]\b/i;
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach Cloud Firestore|cleardot\.gif|WebChannel/;
const WRITTEN = 'नमस्ते 🌿 <script>alert(1)</script>\n"><img src=x onerror=alert(1)> {{7*7}}';
const BARE = 'franch-rose-aloe-soap';

/** The code that a form needs is there after its first press. */
const alertOf = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

test(
  'a review: too long, offline and refused keep every word; then it arrives as it was written',
  { tag: '@one-size' },
  async ({ page, context, expectNoise }) => {
    expectNoise(NO_NETWORK);
    expectNoise(REFUSED);
    const customer = await aCustomer('Asha');
    await signIn(page, customer, `/product/${BARE}`);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByRole('button', { name: 'Write a review' }).click();
    const form = reviews.getByRole('form', { name: 'Write a review' });
    const send = form.getByRole('button', { name: 'Send my review' });
    await form.getByRole('radio').first().check();
    await form.getByLabel('In a few words').fill('t'.repeat(121));
    await form.getByLabel('Your review').fill('ज्ञ'.repeat(1001));
    await form.getByLabel('The name that is shown').fill('आ'.repeat(41));
    await send.click();
    await expect(form.getByText('This is too long. Please shorten it.')).toHaveCount(3);
    await expect(form.getByLabel('In a few words')).toBeFocused();
    await expect(form.getByLabel('Your review')).toHaveValue('ज्ञ'.repeat(1001));

    await form.getByLabel('In a few words').fill('🌿 <b>fine</b>');
    await form.getByLabel('Your review').fill(WRITTEN);
    await form.getByLabel('The name that is shown').fill('आशा 🌸');
    await context.setOffline(true);
    await send.click();
    await expect(alertOf(page, 'There is no connection right now.')).toBeVisible();
    await expect(form.getByLabel('Your review')).toHaveValue(WRITTEN);
    await context.setOffline(false);
    await withRules(READ_ONLY, async () => {
      await send.click();
      await expect(alertOf(page, 'This was not accepted')).toBeVisible({ timeout: 20_000 });
    });
    await expect(form.getByLabel('Your review')).toHaveValue(WRITTEN);
    await send.click();
    await expect(reviews.getByText('Only you see it until staff have published it.')).toBeVisible();
    const place = adminFirestore().doc(`products/${BARE}/reviews/${customer.uid}`);
    await expect
      .poll(async () => (await place.get()).data())
      .toMatchObject({ title: '🌿 <b>fine</b>', text: WRITTEN, name: 'आशा 🌸', stars: 5 });
    await expect(reviews.locator('img[onerror]')).toHaveCount(0);
    await place.delete();
  },
);

test(
  'an address: too long, offline and refused keep every word; then it arrives',
  { tag: '@one-size' },
  async ({ page, context, expectNoise }) => {
    expectNoise(NO_NETWORK);
    expectNoise(REFUSED);
    const customer = await aCustomer('Asha');
    const book = adminFirestore().collection(`users/${customer.uid}/addresses`);
    await signIn(page, customer, '/dashboard?tab=addresses');
    await page.getByRole('button', { name: 'Add an address' }).click();
    const form = page.getByRole('form', { name: 'New address' });
    const save = form.getByRole('button', { name: 'Save' });
    const street = form.getByLabel('House, street');
    await form.getByLabel('PIN code').fill('560001');
    await form.getByLabel('Town or city').fill('ब'.repeat(61));
    await street.fill('x'.repeat(121));
    await form.getByLabel('Mobile number').fill('9876543210');
    await save.click();
    await expect(form.getByText('This is too long. Please shorten it.')).toHaveCount(2);
    await form.getByLabel('Town or city').fill('बेंगलुरु');
    await street.fill('12 <b>MG</b> Road 🌿');
    await context.setOffline(true);
    await save.click();
    await expect(form.getByText('There is no connection right now.')).toBeVisible();
    await expect(street).toHaveValue('12 <b>MG</b> Road 🌿');
    await context.setOffline(false);
    await withRules(READ_ONLY, async () => {
      await save.click();
      await expect(form.getByText('This is not open to your account.')).toBeVisible({
        timeout: 20_000,
      });
    });
    await expect(street).toHaveValue('12 <b>MG</b> Road 🌿');
    expect((await book.get()).size).toBe(0);
    await save.click();
    await expect(page.getByText('12 <b>MG</b> Road 🌿')).toBeVisible();
    await expect.poll(async () => (await book.get()).size).toBe(1);
  },
);

test(
  'asking for a new password, creating an account and looking up a message offline lose nothing',
  { tag: '@one-size' },
  async ({ page, context, expectNoise }) => {
    expectNoise(NO_NETWORK);
    expectNoise(/\b40[04]\b/);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    const email = page.getByLabel('E-mail');
    for (const wrong of ['', 'asha at example', '<b>@x', 'आशा@उदाहरण', `${'a'.repeat(250)}@x.in`]) {
      await email.fill(wrong);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveValue(wrong);
    }
    // Auth's code is here once it was asked.
    await email.fill('nobody@franch.test');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('Look into your mail')).toBeVisible();

    await page.goto('/auth');
    await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
    const account = page.getByRole('form');
    await account.getByLabel('Your name').fill('आशा 🌿 <b>');
    await account.getByLabel('E-mail').fill('somebody@franch.test');
    await account.getByLabel('Choose a password').fill('हल्दी-turmeric-9');
    await context.setOffline(true);
    await account.getByRole('button', { name: 'Create account' }).click();
    await expect(alertOf(page, 'There is no connection')).toBeVisible();
    await expect(account.getByLabel('Your name')).toHaveValue('आशा 🌿 <b>');
    await expect(account.getByLabel('Choose a password')).toHaveValue('हल्दी-turmeric-9');
    await context.setOffline(false);

    await page.goto('/contact');
    const lookup = page.getByRole('form', { name: 'How far is my message?' });
    const find = lookup.getByRole('button', { name: 'Look it up' });
    const ticket = lookup.getByLabel('Ticket number');
    await find.click();
    await expect(lookup.getByText('Please fill this in.')).toHaveCount(2);
    for (const wrong of ['T-1', '🌿', '<script>', 'टिकट']) {
      await ticket.fill(wrong);
      await find.click();
      await expect(lookup.getByText('A ticket number looks like')).toBeVisible();
      await expect(ticket).toHaveValue(wrong);
    }
    await ticket.fill('T-7K2M9QXD');
    await lookup.getByLabel('The e-mail you gave').fill('asha@example.in');
    await context.setOffline(true);
    await find.click();
    await expect(lookup.getByText('There is no connection right now.')).toBeVisible();
    await expect(ticket).toHaveValue('T-7K2M9QXD');
    await context.setOffline(false);
    await find.click();
    await expect(lookup.getByText('We find no message with this number')).toBeVisible();
  },
);
