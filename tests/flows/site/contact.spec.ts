import type { Page } from '@playwright/test';
import { NETWORK_LOST } from '../../support/browser/noise.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const EMAIL = 'asha.rao@example.in';
const TEXT = 'My parcel was due on Monday and has not come yet.';
const messages = () => adminFirestore().collection('messages');

/** A subject unique to this run, by which a flow finds its own messages. */
const aSubject = (what: string): string => `${what} ${Date.now()}-${Math.random()}`;

const stored = async (subject: string) =>
  (await messages().where('subject', '==', subject).get()).docs;

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const receipt = (page: Page) => page.getByRole('heading', { name: 'We’ve received your message' });

async function write(page: Page, subject: string): Promise<void> {
  await page.getByLabel('What is it about?').selectOption('Delivery');
  const typed = { 'Your name': 'Asha Rao', 'Email address': EMAIL, 'Your message': TEXT };
  for (const [label, text] of Object.entries({ ...typed, Subject: subject }))
    await page.getByLabel(label).fill(text);
}

test.afterAll(async () => {
  const written = await messages().where('email', '==', EMAIL).get();
  for (const message of written.docs) await message.ref.delete();
});

test('a message is stored by the real rules, and its number copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const subject = aSubject('Where is it?');
  await page.goto('/contact?topic=delivery&order=FR-1042');
  await write(page, subject);
  await page.getByLabel('Mobile number').fill('098765 43210');
  await send(page).click();
  await expect(receipt(page)).toBeFocused();
  const [message, ...others] = await stored(subject);
  expect(others).toEqual([]);
  const { createdAt, ...rest } = message?.data() ?? {};
  expect(rest).toEqual({
    ...{ topic: 'delivery', name: 'Asha Rao', email: EMAIL, phone: '+919876543210' },
    ...{ orderNumber: 'FR-1042', subject, text: TEXT, status: 'new' },
  });
  const moment = (createdAt as { toMillis(): number }).toMillis();
  expect(Math.abs(Date.now() - moment)).toBeLessThan(60_000);
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message?.id);
});

test('a message without a response is sent again after a reload', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(NETWORK_LOST);
  const subject = aSubject('Silence');
  await page.route('**/Write/channel**', () => {});
  await page.goto('/contact');
  await write(page, subject);
  const writeRequest = page.waitForRequest('**/Write/channel**');
  await send(page).click();
  await writeRequest;
  await context.setOffline(true);
  await expect(page.getByText('We haven’t heard from our server yet.')).toBeVisible();
  const ticket = await page.evaluate(() => {
    const notes = JSON.parse(sessionStorage.getItem('franch.message') ?? '{}') as {
      attempt?: { ticket: string };
    };
    return notes.attempt?.ticket ?? '';
  });
  // It had arrived, and staff have acknowledged it since.
  const arrived = { email: EMAIL, subject, status: 'acknowledged', createdAt: new Date() };
  await messages().doc(ticket).create(arrived);
  // The page being left must not receive the response.
  await context.setOffline(false);
  await page.reload();
  await page.unroute('**/Write/channel**');
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await send(page).click();
  await expect(
    page.getByRole('heading', { name: 'We’ve most likely received your message' }),
  ).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(ticket, { exact: true })).toBeVisible();
  expect(await stored(subject)).toHaveLength(1);
});
