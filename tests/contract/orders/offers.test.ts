import { describe, expect, it } from 'vitest';
import type { OrderRequest } from '#domain/checkout/checkout.ts';
import { paise } from '#domain/money/money.ts';
import { MAX_OFFERS, type OfferDraft, type OfferTerms } from '#domain/offer/offer.ts';
import { buyGet, percentTier } from '../../support/fixtures/offers.ts';
import { STAFF } from '../../support/fixtures/staff.ts';
import { checkoutForTests, reasonOf } from '../../support/shop/checkout-suite.ts';
import { ordered, PIECE } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('offers', { oil: 40, soap: 40 });
const { buy, quote } = shop;
const THIRD: OfferDraft = { title: 'Third piece free', active: true, terms: buyGet() };
const EARLY: OfferTerms = { kind: 'prepaid', tier: percentTier(0, 10) };
const ONLINE: OfferDraft = { title: '10% off for paying online', active: true, terms: EARLY };
const LINES = [
  { slug: 'oil', quantity: 2 },
  { slug: 'soap', quantity: 1 },
];
/** Three pieces for the price of two: ₹499, with free delivery. */
const TOTAL = 2 * PIECE;

const idOf = (letter: string) => letter.repeat(20);
const auditId = async (id: string): Promise<string> => {
  const { offers = [] } = (await shop.read('settings/store')) as { offers?: readonly object[] };
  const stored = offers.find((one) => 'id' in one && one.id === id);
  return stored && 'auditId' in stored ? String(stored.auditId) : '';
};
const save = async (letter: string, offer: OfferDraft | null, base?: string) => {
  const id = idOf(letter);
  const request = { id, base: base ?? (await auditId(id)), offer };
  return shop.functions.storeOffer(request, STAFF, Date.now());
};
const SAVED = { outcome: 'saved' };
const request = (changes: Partial<OrderRequest> = {}): OrderRequest =>
  shop.request('oil', 1, { lines: LINES, expectedTotalPaise: paise(TOTAL), ...changes });
const granted = { title: 'Third piece free', times: 1, savingPaise: PIECE, offer: 'buy-get' };

it('an offer is quoted and ordered at the same total, printed by its title, and credited to the paisa', async () => {
  expect(await save('a', THIRD)).toEqual(SAVED);
  expect(await quote(LINES)).toMatchObject({
    totals: { itemsPaise: 3 * PIECE, discountPaise: PIECE, totalPaise: TOTAL },
    bundles: [granted],
  });
  const { orderId } = await shop.pay(await buy('asha', request()));
  expect(await shop.read(`orders/${orderId}`)).toMatchObject({
    bundles: [granted],
    lines: [{ discountPaise: 16_633 }, { discountPaise: 8_317 }],
  });
  for (const move of ['pack', 'ship', 'deliver'] as const) await shop.move(orderId, move);
  const [invoice] = await shop.documents('invoice');
  expect(invoice).toMatchObject({ totals: { totalPaise: TOTAL }, bundles: [granted] });
  const paid = PIECE - 8_317;
  const soap = invoice?.lines.find(({ discountPaise }) => discountPaise === 8_317)?.line ?? null;
  await shop.refund(orderId, 'the-soap-back', { amount: paid, line: soap });
  await shop.refund(orderId, 'the-rest-back', { amount: TOTAL - paid });
  const notes = await shop.documents('credit-note');
  for (const column of ['totalPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise'] as const) {
    const sum = notes.reduce((all, { totals }) => all + totals[column], 0);
    expect(sum, column).toBe(invoice?.totals[column]);
  }
});

it('an offer that is switched off after the quote asks for the new total, and the order follows', async () => {
  await save('a', THIRD);
  await save('a', { ...THIRD, active: false });
  const stale = request();
  expect(await buy('asha', stale)).toMatchObject({
    refusal: { reason: 'price-changed', totals: { discountPaise: 0, totalPaise: 3 * PIECE } },
  });
  expect([await shop.all('orders'), await shop.stockOf('oil')]).toEqual([[], 40]);
  const confirmed = { ...stale, expectedTotalPaise: paise(3 * PIECE) };
  expect(ordered(await buy('asha', confirmed)).totals.discountPaise).toBe(0);
});

it('while an offer is switched off, every order is placed with it or refused, and none in between', async () => {
  await save('a', THIRD);
  const shoppers = Array.from({ length: 6 }, (_, index) => `buyer-${index}`);
  const [off, ...answers] = await Promise.all([
    save('a', { ...THIRD, active: false }),
    ...shoppers.map((who) => buy(who, request())),
  ]);
  expect(off).toEqual(SAVED);
  const orders = (await shop.all('orders')) as { totals: { totalPaise: number } }[];
  const reasons = new Set(answers.map(reasonOf));
  expect([...reasons].filter((one) => one !== 'ordered' && one !== 'price-changed')).toEqual([]);
  expect(orders).toHaveLength(answers.filter(({ outcome }) => outcome === 'ordered').length);
  for (const order of orders) {
    expect(order).toMatchObject({ bundles: [granted], totals: { totalPaise: TOTAL } });
  }
  expect(await buy('late', request())).toMatchObject({ refusal: { reason: 'price-changed' } });
});

describe('an offer for paying in advance', () => {
  const goods = 3 * PIECE;
  const off = goods / 10;
  const early = () => request({ expectedTotalPaise: paise(goods - off) });

  it('is never granted in cash, whatever total is claimed, and not after an online payment is given up', async () => {
    await save('a', ONLINE);
    const cash = shop.inCash(3, { lines: LINES });
    const forged = { ...cash, expectedTotalPaise: paise(cash.expectedTotalPaise - off) };
    expect(await buy('asha', forged)).toMatchObject({
      refusal: { reason: 'price-changed', totals: { discountPaise: 0 } },
    });
    const unpaid = ordered(await buy('asha', early()));
    expect(unpaid.totals).toMatchObject({ discountPaise: off, totalPaise: goods - off });
    await shop.functions.cancelOwn(unpaid.orderId, 'asha', Date.now());
    const { orderId } = ordered(await buy('asha', cash));
    expect(await shop.read(`orders/${orderId}`)).toMatchObject({
      ...{ method: 'cod', bundles: [], totals: { discountPaise: 0 } },
    });
  });

  it('stays with an order by phone that is paid by its link after the offer has ended', async () => {
    await save('a', ONLINE);
    const answer = await shop.functions.answerStaffOrder(early(), 'phone-1', Date.now());
    if (answer.outcome !== 'ordered') throw new Error(JSON.stringify(answer));
    await save('a', null);
    const { orderId } = answer;
    await shop.pay(await shop.functions.resumeOwn(orderId, 'phone-1', Date.now()));
    expect(await shop.statusOf(orderId)).toEqual(['paid', 'paid']);
    expect(await shop.read(`orders/${orderId}`)).toMatchObject({
      totals: { totalPaise: goods - off },
    });
  });
});

describe('staff', () => {
  it('save an offer once per change, audited, and a repetition writes nothing', async () => {
    const dated = { ...THIRD, fromAt: Date.now() - 1_000, untilAt: Date.now() + 60_000 };
    expect(await save('a', dated)).toEqual(SAVED);
    expect(await save('a', dated, '')).toEqual(SAVED);
    expect(await quote(LINES)).toMatchObject({ bundles: [granted] });
    await save('a', { ...dated, active: false });
    await save('a', null);
    await save('a', null);
    const entries = await shop.all('audit');
    const ofOffer = { subject: `offers/${idOf('a')}`, by: STAFF.uid };
    for (const action of ['offer-create', 'offer-delete', 'offer-off']) {
      expect(entries).toContainEqual(expect.objectContaining({ action, ...ofOffer }));
    }
    expect(entries).toHaveLength(3);
    expect(await shop.read('settings/store')).toMatchObject({ offers: [] });
  });

  it('two people: the second one overwrites nothing', async () => {
    await save('a', THIRD);
    const base = await auditId(idOf('a'));
    await save('a', { ...THIRD, title: 'First' }, base);
    const refused = { outcome: 'refused', refusal: 'changed' };
    expect(await save('a', { ...THIRD, title: 'Second' }, base)).toEqual(refused);
    expect(await save('a', null, base)).toEqual(refused);
    expect(await shop.read('settings/store')).toMatchObject({ offers: [{ title: 'First' }] });
  });

  it('create no more than pages read', async () => {
    for (let index = 0; index < MAX_OFFERS; index += 1) {
      expect(await save(String.fromCharCode(97 + index), THIRD)).toEqual(SAVED);
    }
    expect(await save('z', THIRD)).toEqual({ outcome: 'refused', refusal: 'full' });
  });
});
