import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { ticketNumber } from '#domain/message.ts';
import { axeFinds } from '../support/axe.ts';
import { signIn } from '../support/customers.ts';
import { seededStaff } from '../support/people.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const HOUR = 3_600_000;
const written: string[] = [];

/** A message that came some hours ago, from an address of its own. */
async function aMessage(hours: number, change: Record<string, unknown> = {}): Promise<string> {
  const ticket = ticketNumber(randomBytes(8));
  written.push(ticket);
  await adminFirestore()
    .doc(`messages/${ticket}`)
    .set({
      topic: 'complaint',
      name: 'Asha Rao',
      email: `${ticket.toLowerCase()}@example.in`,
      phone: '',
      orderNumber: 'FR-7K2M9QXD',
      subject: `A broken cap ${ticket}`,
      text: 'It leaks.\n<img src=x onerror=alert(1)>',
      status: 'new',
      createdAt: Timestamp.fromMillis(Date.now() - hours * HOUR),
      ...change,
    });
  return ticket;
}

const LIST = '/admin/dashboard/messages';

test.afterAll(async () => {
  for (const ticket of written) await adminFirestore().doc(`messages/${ticket}`).delete();
});

test('a message is found, taken up, answered, resolved and opened again, each in the audit', async ({
  page,
}) => {
  const ticket = await aMessage(50);
  const place = adminFirestore().doc(`messages/${ticket}`);
  const stored = async () => (await place.get()).data() ?? {};
  await signIn(page, seededStaff('staff'), LIST);
  const row = page.getByRole('row').filter({ hasText: ticket });
  await expect(row).toContainText('New');
  await expect(row).toContainText('Overdue by 2 hours');
  await expect(row).toContainText('27 days left');

  await page.getByLabel('Ticket or e-mail address').fill(ticket.toLowerCase().slice(2));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?open=${ticket}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ticket);
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  const mail = page.getByRole('link', { name: 'Write an e-mail' });
  const address = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(address).toContain(`mailto:${ticket.toLowerCase()}@example.in?subject=[${ticket}] Re: `);

  const before = await stored();
  await page.getByLabel('Note').fill('Called the carrier.');
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(page.getByText('Late by 2 hours')).toBeVisible();
  await expect(page.getByText('Acknowledged.', { exact: true })).toBeVisible();
  expect(await stored()).toMatchObject({ status: 'acknowledged', note: 'Called the carrier.' });
  await page.getByLabel('Note').fill('Answered by e-mail.');
  await page.getByRole('button', { name: 'Note an answer' }).click();
  await expect.poll(async () => String((await stored())['note'])).toBe('Answered by e-mail.');
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('Resolved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where it stands: Resolved' })).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByText('Open again.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where it stands: Acknowledged' })).toBeVisible();

  const { auditId, acknowledgedAt, note, status, ...same } = await stored();
  expect(auditId).toEqual(expect.any(String));
  expect(acknowledgedAt).toBeInstanceOf(Timestamp);
  expect([note, status]).toEqual(['Answered by e-mail.', 'acknowledged']);
  expect({ ...same, status: 'new' }).toEqual(before);
  const entries = await adminFirestore()
    .collection('audit')
    .where('subject', '==', `messages/${ticket}`)
    .get();
  expect(entries.docs.map((entry) => String(entry.get('action'))).sort()).toEqual([
    'message-acknowledge',
    'message-answer',
    'message-reopen',
    'message-resolve',
  ]);
  expect(entries.docs.every((entry) => entry.get('email') === 'staff@franch.test')).toBe(true);

  await page.getByRole('button', { name: 'All messages' }).click();
  await page.getByLabel('Status').selectOption('Resolved');
  await expect(page).toHaveURL(`${LIST}?status=resolved`);
  await expect(page.getByRole('row').filter({ hasText: ticket })).toHaveCount(0);
});

test('a viewer reads and is told why nothing can be moved; axe finds nothing', async ({ page }) => {
  const ticket = await aMessage(1);
  await signIn(page, seededStaff('viewer'), LIST);
  await page.getByLabel('Ticket or e-mail address').fill(`${ticket}@example.in`);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: ticket }).click();
  await expect(page.getByText('Changing things is for owner and staff.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await axeFinds(page)).toEqual([]);
});

test('whoever wrote looks up how far it is, by number and address', async ({ page }) => {
  const ticket = await aMessage(10, {
    status: 'acknowledged',
    acknowledgedAt: Timestamp.fromMillis(Date.now() - HOUR),
  });
  await page.goto(`/contact?ticket=${ticket}`);
  const form = page.getByRole('form', { name: 'How far is my message?' });
  await expect(form.getByLabel('Ticket number')).toHaveValue(ticket);
  await form.getByLabel('The e-mail you gave').fill('somebody@example.in');
  await form.getByRole('button', { name: 'Look it up' }).click();
  await expect(form.getByText('We find no message with this number')).toBeVisible();
  await form.getByLabel('The e-mail you gave').fill(`${ticket}@example.in`);
  await form.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByRole('heading', { name: 'Somebody is working on it' })).toBeFocused();
  await expect(page.getByText('Taken up on')).toBeVisible();
  await expect(page.getByText('It leaks.')).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
});
