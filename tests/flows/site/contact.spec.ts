import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { NETWORK_LOST } from '../../support/browser/noise.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const messages = () => adminFirestore().collection('messages');

/** A subject unique to this run, by which a flow finds its own messages. */
const aSubject = (what: string): string => `${what} ${Date.now()}-${Math.random()}`;

const stored = async (subject: string) =>
  (await messages().where('subject', '==', subject).get()).docs;

/** The message number that the page generated for its attempt, read from session storage. */
const mintedTicket = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const notes = JSON.parse(sessionStorage.getItem('franch.message') ?? '{}') as {
      attempt?: { ticket: string };
    };
    return notes.attempt?.ticket ?? '';
  });

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const receipt = (page: Page) => page.getByRole('heading', { name: 'We’ve received your message' });

async function write(page: Page, change: Readonly<Record<string, string>> = {}): Promise<void> {
  const typed = {
    'Your name': 'Asha Rao',
    'E-mail address': 'asha.rao@example.in',
    'Your message': 'My parcel was due on Monday and has not come yet.',
    ...change,
  };
  await page.getByLabel('What is it about?').selectOption('Delivery');
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
}

test.afterAll(async () => {
  const written = await messages().where('email', '==', 'asha.rao@example.in').get();
  for (const message of written.docs) await message.ref.delete();
});

test('a message is stored with the server’s time, and its number is shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const subject = aSubject('Where is it?');
  await page.goto('/contact?topic=delivery&order=FR-1042');
  await expect(page.getByLabel('What is it about?')).toHaveValue('delivery');
  await expect(page.getByLabel('Order number')).toHaveValue('FR-1042');
  await send(page).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await write(page, { Subject: subject, 'Mobile number': '098765 43210' });
  await send(page).click();

  await expect(receipt(page)).toBeFocused();
  const [message, ...others] = await stored(subject);
  expect(others).toEqual([]);
  const ticket = message?.id ?? '';
  expect(ticket).toMatch(/^T-[0-9A-HJKMNP-TV-Z]{8}$/);
  await expect(page.getByText(ticket, { exact: true })).toBeVisible();
  await expect(page.getByText('(within 48 hours)')).toBeVisible();
  await expect(page.getByText('(within one month)')).toBeVisible();
  const { createdAt, ...rest } = message?.data() ?? {};
  expect(rest).toEqual({
    topic: 'delivery',
    name: 'Asha Rao',
    email: 'asha.rao@example.in',
    phone: '+919876543210',
    orderNumber: 'FR-1042',
    subject,
    text: 'My parcel was due on Monday and has not come yet.',
    status: 'new',
  });
  const moment = (createdAt as { toMillis(): number }).toMillis();
  expect(Math.abs(Date.now() - moment)).toBeLessThan(60_000);

  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ticket);
  expect(await axeFinds(page)).toEqual([]);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await page.reload();
  await expect(page.getByText(`Your last message: ${ticket}`)).toBeVisible();
});

/** Sends while no response can arrive, and goes offline. Resolves to the message number of the attempt. */
async function sendIntoSilence(page: Page, subject: string): Promise<string> {
  await page.route('**/Write/channel**', () => {});
  await page.goto('/contact');
  await write(page, { Subject: subject });
  const writeRequest = page.waitForRequest('**/Write/channel**');
  await send(page).click();
  await writeRequest;
  await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('We haven’t heard from our server yet.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  return mintedTicket(page);
}

test('a message without a response is resent once when the network is back, and the page says so', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(NETWORK_LOST);
  const subject = aSubject('Silence');
  const ticket = await sendIntoSilence(page, subject);
  // It had arrived; only the response was lost.
  await messages().doc(ticket).create({
    topic: 'delivery',
    name: 'Asha Rao',
    email: 'asha.rao@example.in',
    phone: '',
    orderNumber: '',
    subject,
    text: 'My parcel was due on Monday and has not come yet.',
    status: 'new',
    createdAt: new Date(),
  });
  await page.unroute('**/Write/channel**');
  await context.setOffline(false);
  await expect(receipt(page)).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText(ticket, { exact: true })).toBeVisible();
  expect(await stored(subject)).toHaveLength(1);
});

test('after a reload the same message is resent under the same number; if that is taken, the page explains', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(NETWORK_LOST);
  const subject = aSubject('Taken up');
  const ticket = await sendIntoSilence(page, subject);
  // It had arrived, and staff have acknowledged it since.
  await messages().doc(ticket).create({
    email: 'asha.rao@example.in',
    subject,
    status: 'acknowledged',
    createdAt: new Date(),
  });
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
  await page.getByRole('button', { name: 'Back to form' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  expect((await stored(subject)).map((message) => message.get('status') as string)).toEqual([
    'acknowledged',
  ]);
});

test('a number that another sender uses is left alone: the message goes out under a new one', async ({
  page,
}) => {
  const subject = aSubject('Refused');
  const taken = messages().doc('T-00000000');
  await taken.set({ email: 'somebody@example.in', subject: 'Not yours', status: 'new' });
  try {
    await page.addInitScript(() => {
      const real = crypto.getRandomValues.bind(crypto);
      let first = true;
      crypto.getRandomValues = (array) => {
        const isTicket = array instanceof Uint8Array && array.length === 8;
        if (!isTicket || !first) return real(array);
        first = false;
        return array.fill(0);
      };
    });
    await page.goto('/contact');
    await write(page, { Subject: subject });
    await send(page).click();
    await expect(receipt(page)).toBeVisible();
    expect((await taken.get()).get('subject')).toBe('Not yours');
    const [message] = await stored(subject);
    expect(message?.id).not.toBe('T-00000000');
  } finally {
    await taken.delete();
  }
});
