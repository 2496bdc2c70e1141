import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { ticketNumber } from '#domain/content/message.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import { signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { letterTo } from '../../support/backend/inbox.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const HOUR = 3_600_000;
const written: string[] = [];

/** A message received some hours ago from its own e-mail address. */
async function aMessage(hours: number): Promise<string> {
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
    });
  return ticket;
}

const LIST = '/admin/dashboard/messages';

test.afterAll(async () => {
  for (const ticket of written) await adminFirestore().doc(`messages/${ticket}`).delete();
});

test(
  'a message is acknowledged, answered, resolved and reopened, each with an audit entry',
  {
    tag: '@both-sizes',
  },
  async ({ page }) => {
    const ticket = await aMessage(50);
    const place = adminFirestore().doc(`messages/${ticket}`);
    const stored = async () => (await place.get()).data() ?? {};
    await signIn(page, seededStaff('staff'), LIST);
    const row = page.getByRole('row').filter({ hasText: ticket });
    await row.getByRole('link').click();
    await page.getByLabel('Note').fill('Called the carrier.');
    await page.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(page.getByText('Late by 2 hours')).toBeVisible();
    await expect(page.getByText('Acknowledged.', { exact: true })).toBeVisible();
    expect(await stored()).toMatchObject({ status: 'acknowledged', note: 'Called the carrier.' });
    await page.getByLabel('Note').fill('Answered by e-mail.');
    await page.getByLabel('Reply').fill('A new cap is on its way.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect.poll(async () => String((await stored())['note'])).toBe('Answered by e-mail.');
    const email = `${ticket.toLowerCase()}@example.in`;
    const letter = await letterTo(email, `Our answer to your message ${ticket}`);
    expect(letter.text).toContain('A new cap is on its way.');
    await page.getByRole('button', { name: 'Resolve' }).click();
    await expect(page.getByText('Resolved.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Status: Resolved' })).toBeVisible();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText('Reopened.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Status: Acknowledged' })).toBeVisible();

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
  },
);

test('a viewer reads messages and sees why no action is available; axe finds no violations', async ({
  page,
}) => {
  const ticket = await aMessage(1);
  await signIn(page, seededStaff('viewer'), LIST);
  await page.getByLabel('Ticket or e-mail address').fill(`${ticket}@example.in`);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: ticket }).click();
  await expect(page.getByText('Only owners and staff can make changes.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await axeFinds(page)).toEqual([]);
});
