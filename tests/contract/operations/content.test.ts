import { expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { CATEGORIES } from '#domain/product/category.ts';
import type { ContentPart } from '#domain/shop-content/parts.ts';
import { storeContent } from '../../../functions/src/shop-content/store-content.ts';
import { ownLetterWords } from '../../../functions/src/shop-content/own-letter-words.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { AN_ADDRESS, ordered } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('content', { oil: 10 });
const { feePaise: FEE } = STORE.shipping;
const NOW = Date.parse('2026-12-10T06:00:00Z');
const OWNER = { uid: 'owner', email: 'owner@franch.test', role: 'owner' as const };
const LEELA = { uid: 'leela', email: 'leela@franch.test', role: 'staff' as const };

const save = (
  part: ContentPart,
  base: number,
  value: unknown,
  by: typeof OWNER | typeof LEELA = OWNER,
  now = NOW,
) => storeContent({ part, base, value }, by, now);
const fees = (state: string, feePaise: number) => ({ states: [{ state, feePaise }] });
const audited = async () =>
  (await shop.all('audit')).filter(({ subject }) => String(subject).startsWith('content/'));

it('the server charges the State’s delivery fee, and an order keeps it when the place or the fee changes', async () => {
  expect(await save('fees', 0, fees('Maharashtra', 12_900))).toEqual({
    outcome: 'saved',
    version: 1,
  });
  const mumbai = { ...AN_ADDRESS, pin: '400053', city: 'Mumbai', state: 'Maharashtra' as const };
  const request = shop.request('oil', 1, { address: mumbai });
  const outdated = await shop.buy('asha', request, NOW);
  expect(outdated).toMatchObject({ outcome: 'refused', refusal: { reason: 'price-changed' } });
  const total = paise(request.expectedTotalPaise - FEE + 12_900);
  const placed = ordered(await shop.buy('asha', { ...request, expectedTotalPaise: total }, NOW));
  expect(placed.totals).toMatchObject({ shippingPaise: 12_900, totalPaise: total });
  const cash = shop.inCash();
  const atHome = ordered(await shop.buy('meera', cash, NOW));
  expect(atHome.totals.shippingPaise).toBe(FEE);

  await save('fees', 1, fees('Maharashtra', 99_900));
  const address = { ...mumbai, phone: cash.address.phone };
  const edit = { what: 'address', address } as const;
  const quote = await shop.functions.answerEdit(
    { orderId: atHome.orderId, edit, validateOnly: true, asStaff: false },
    { uid: 'meera', email: '', role: null },
    NOW,
  );
  expect(quote).toMatchObject({ quote: { totalPaise: atHome.totals.totalPaise } });
  const read = await shop.read(`orders/${placed.orderId}`);
  expect(read['totals']).toMatchObject({ shippingPaise: 12_900 });
});

it('an order keeps the return terms of its day, and the settings say since when they apply', async () => {
  const terms = { returnDays: 14, faultDays: 45, refundDays: 3 };
  const before = ordered(await shop.buy('asha', shop.request('oil', 1), NOW));
  expect(await save('returns', 0, terms)).toEqual({ outcome: 'saved', version: 1 });
  expect(await save('returns', 0, terms)).toEqual({ outcome: 'saved', version: 1 });
  const { content } = await shop.read('settings/store');
  expect(content).toMatchObject({ returns: { ...terms, changedOn: '2026-12-10' } });
  const after = ordered(await shop.buy('meera', shop.inCash(), NOW));
  await save('returns', 1, { ...terms, returnDays: 2 });
  const termsOf = async (id: string) => (await shop.read(`orders/${id}`))['returnTerms'];
  expect(await termsOf(before.orderId)).toEqual({ returnDays: 7, faultDays: 30, refundDays: 7 });
  expect(await termsOf(after.orderId)).toEqual(terms);
  const short = { ...terms, faultDays: 6 };
  expect(await save('returns', 2, short)).toMatchObject({ outcome: 'refused', refusal: 'faults' });
  expect(await save('returns', 2, terms, LEELA)).toMatchObject({ refusal: 'owner-only' });
});

it('each save is a version with its author; a repetition adds none, and an outdated one is refused', async () => {
  await save('fees', 0, fees('Goa', 9_900));
  expect(await save('fees', 0, fees('Goa', 9_900))).toEqual({ outcome: 'saved', version: 1 });
  expect(await save('fees', 0, fees('Goa', 1))).toEqual({ outcome: 'refused', refusal: 'changed' });
  expect(await save('fees', 1, null)).toEqual({ outcome: 'saved', version: 2 });
  expect(await shop.read('content/fees/versions/000001')).toMatchObject({
    version: 1,
    value: fees('Goa', 9_900),
  });
  // Everyone reads the versions of policies: their author is apart.
  expect(await shop.read('content/fees/versions/000001')).not.toHaveProperty('email');
  expect(await shop.read('content/fees/authors/000001')).toEqual({
    ...{ version: 1, by: 'owner', email: 'owner@franch.test' },
  });
  expect(await shop.read('content/fees')).toMatchObject({ version: 2, value: null });
  expect((await shop.read('settings/store'))['content']).toEqual({});
  expect((await audited()).map(({ action, after }) => [action, after])).toEqual(
    expect.arrayContaining([
      ['content-fees', { version: 1 }],
      ['content-fees', { version: 2 }],
    ]),
  );
  expect(await audited()).toHaveLength(2);
});

it('categories are added, and removed unless a product has them', async () => {
  const row = (id: string) => ({ id, name: id, text: 'For your feet', shown: true });
  const catalog = (...ids: readonly string[]) => ({ categories: ids.map(row), concerns: [] });
  const all = [...CATEGORIES, 'Foot Care'];
  expect(await save('catalog', 0, catalog(...all))).toEqual({ outcome: 'saved', version: 1 });
  await shop.store.doc('products/oil').update({ category: 'Foot Care' });
  const refused = { outcome: 'refused', refusal: 'category-in-use' };
  expect(await save('catalog', 1, catalog(...CATEGORIES))).toEqual(refused);
  // The built-in categories lack it, too.
  expect(await save('catalog', 1, null)).toEqual(refused);
  expect(await shop.read('content/catalog')).toMatchObject({ version: 1 });
  await shop.store.doc('products/oil').update({ category: 'Hair Care' });
  const [, ...rest] = CATEGORIES;
  expect(await save('catalog', 1, catalog(...rest))).toEqual({ outcome: 'saved', version: 2 });
  const twice = await save('catalog', 2, catalog(...rest, 'hair care'));
  expect(twice).toMatchObject({ refusal: 'faults', faults: { categories: 'twice' } });
});

it('staff write pages but no fees, and a faulty value leaves nothing half-stored', async () => {
  const refused = (refusal: string) => ({ outcome: 'refused', refusal });
  expect(await save('fees', 0, fees('Goa', 1), LEELA)).toEqual(refused('owner-only'));
  expect(await save('fees', 0, fees('Atlantis', 1))).toMatchObject(refused('faults'));
  expect(await shop.all('content')).toEqual([]);
  expect(await audited()).toEqual([]);
  const entry = { slug: 'a', question: 'A?', answer: 'Yes.', live: '' };
  const faq = { groups: [{ id: 'one', title: 'One', entries: [entry] }] };
  expect(await save('faq', 0, faq, LEELA)).toEqual({ outcome: 'saved', version: 1 });
  expect((await shop.read('settings/store'))['content']).toEqual({ ownFaq: true });
});

it('a new day of a policy keeps the former one at a link; a correction of the same day does not', async () => {
  const section = (id: string, text = 'Text') => ({ id, title: id, lang: '', text });
  const terms = (effectiveOn: string, summary: string) => ({
    ...{ title: 'Terms', effectiveOn, summary },
    sections: [
      section('seller', '{seller}'),
      ...['prices', 'payment', 'delivery-and-returns'].map((id) => section(id)),
      section('complaints', '{grievance}'),
    ],
  });
  await save('terms', 0, terms('2026-12-01', 'First.'));
  await save('terms', 1, terms('2026-12-01', 'First, corrected.'));
  await save('terms', 2, terms('2026-12-10', 'Second.'));
  const { earlier } = await shop.read('content/terms');
  expect((earlier as { version: number }[]).map(({ version }) => version)).toEqual([2, 0]);
  // On another day the same day would replace terms that orders were placed under.
  const later = (value: object) => save('terms', 3, value, OWNER, NOW + 5 * 86_400_000);
  const faults = { effectiveOn: 'earlier-date' };
  expect(await later(terms('2026-12-10', 'Shorter returns.'))).toMatchObject({ faults });
  expect(await later(terms('2026-12-11', 'Shorter returns.'))).toMatchObject({ outcome: 'saved' });
  const emptied = { ...terms('2026-12-10', 'Third.'), sections: [] };
  expect(await save('terms', 4, emptied)).toMatchObject({ faults: { sections: 'law' } });
});

it('a letter has the owner’s words, and the built-in ones when they are malformed', async () => {
  const ids = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'];
  const own = ids.map((id) => ({
    id,
    subject: 'Order {number}',
    heading: '',
    closing: 'Bye {name}',
  }));
  await save('letters', 0, { letters: own });
  const placed = ordered(await shop.buy('asha', shop.inCash(), NOW));
  const mail = (await shop.all('mail')).find((one) => one['kind'] === 'placed');
  expect(mail).toMatchObject({ letter: { subject: `Order ${placed.number}` } });
  await shop.store.doc('content/letters').update({ value: { letters: 'none' } });
  expect(await ownLetterWords('placed')).toBeUndefined();
});
