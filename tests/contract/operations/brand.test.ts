import { expect, it } from 'vitest';
import { readFeed } from '../../../functions/src/feed/read-feed.ts';
import { deliverMail } from '../../../functions/src/mail/deliver.ts';
import { writeMail } from '../../../functions/src/mail/outbox.ts';
import { storeContent } from '../../../functions/src/shop-content/store-content.ts';
import { teamInvitationLetter } from '../../../src/text/server.ts';
import { NO_LETTER_WORDS } from '../../../src/admin/content/content-forms.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { mailboxForTests } from '../../support/shop/mail-suite.ts';
import { ordered } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('brand', { oil: 10 });
const mailbox = mailboxForTests();
const NOW = Date.parse('2026-12-10T06:00:00Z');
const OWNER = { uid: 'owner', email: 'owner@franch.test', role: 'owner' as const };
const LEELA = { uid: 'leela', email: 'leela@franch.test', role: 'staff' as const };
const LOGO = 'https://store.example/v0/b/shop/o/shop%2Fbrand%2Fa1-96x96.png?alt=media';
const save = (base: number, value: unknown, by: typeof OWNER | typeof LEELA = OWNER) =>
  storeContent({ part: 'brand', base, value }, by, NOW);

/** Sends an invitation, and the name of the shop in it. */
async function invited(to: string): Promise<string> {
  const letter = teamInvitationLetter({ role: 'staff', url: 'https://shop.test/in', days: 7 });
  await writeMail({ id: to, to, kind: 'team-invitation', letter, limited: false, now: NOW });
  await deliverMail(to, NOW);
  const [mail] = await mailbox.received(to);
  return JSON.stringify(mail);
}

it('an owner alone changes name and logo, and a faulty name changes nothing', async () => {
  const name = { name: 'Amrita & Sons', logo: '' };
  const refused = (refusal: string) => ({ outcome: 'refused', refusal });
  expect(await save(0, name, LEELA)).toEqual(refused('owner-only'));
  expect(await save(0, { ...name, name: '<b>' })).toMatchObject({
    ...{ refusal: 'faults', faults: { name: 'signs' } },
  });
  expect(await shop.all('content')).toEqual([]);
  expect(await save(0, { name: '  Amrita & Sons ', logo: LOGO })).toMatchObject({ version: 1 });
  expect((await shop.read('settings/store'))['content']).toEqual({
    brand: { name: 'Amrita & Sons', logo: LOGO },
  });
});

it('letters, payments and the feed have the name at once, and the built-in one after an undo', async () => {
  await mailbox.open();
  await save(0, { name: 'Amrita & Sons', logo: LOGO });
  const letter = await invited('first@franch.test');
  expect(letter).toContain('You’re invited to the Amrita & Sons team');
  expect(letter).not.toMatch(/Franch (?:team|shop)|\{shop\}/u);
  const placed = ordered(await shop.buy());
  expect(placed.action?.options).toMatchObject({ name: 'Amrita & Sons' });
  expect(await readFeed('https://shop.test')).toContain('<title>Amrita &amp; Sons</title>');

  await save(1, null);
  expect(await invited('second@franch.test')).toContain('You’re invited to the Franch team');
  expect(await readFeed('https://shop.test')).toContain('<title>Franch</title>');
});

it('the owner’s own words of a letter name the shop by {shop}', async () => {
  await mailbox.open();
  await save(0, { name: 'Amrita & Sons', logo: '' });
  const letters = NO_LETTER_WORDS.letters.map((row) =>
    row.id === 'placed' ? { ...row, subject: '{shop} has order {number}' } : row,
  );
  await storeContent({ part: 'letters', base: 0, value: { letters } }, OWNER, NOW);
  const request = shop.inCash();
  const { orderId, number } = ordered(await shop.buy('meera', request, NOW));
  const [mail] = (await shop.all('mail')).filter(
    (one) => one['orderId'] === orderId && one['kind'] === 'placed',
  );
  expect(mail?.['letter']).toMatchObject({ subject: `{shop} has order ${number}` });
});
