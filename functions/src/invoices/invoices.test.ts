import type {
  DocumentReference,
  Query,
  Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { SETTINGS } from '../../../tests/support/fixtures/invoices.ts';
import {
  anOrderState,
  aPayment,
  ORDERED_AT,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { type GstTable, gstReturn } from '../../../src/domain/gst/gst-return.ts';
import { type Invoice, InvoiceSchema } from '../../../src/domain/invoice/invoice.ts';
import { paise } from '../../../src/domain/money/money.ts';
import type { OrderState, Transition } from '../../../src/domain/order/order-change.ts';
import { applyMove } from '../../../src/domain/order/order-move.ts';
import { applyFact } from '../../../src/domain/payment/order-payment.ts';
import { applyRefund } from '../../../src/domain/refund/order-refund.ts';
import { type Settlement, settleRefund } from '../../../src/domain/refund/order-refund-settle.ts';
import { parseDocument } from '../platform/store.ts';
import { issueCreditNote, issueInvoice, nothingIssued } from './invoices.ts';

const NOW = ORDERED_AT + 60_000;
const KEY = 'churna_back';

type Fields = Record<string, unknown>;

/** Documents in memory, by path, with the part of a Firestore transaction that issues invoices. */
function memory() {
  const shipping = { freeFromPaise: 0, feePaise: 0, codFeePaise: 0 };
  const documents = new Map<string, Fields>([
    ['settings/store', { ...SETTINGS, socials: {}, shipping }],
  ]);
  const snapshot = (ref: Pick<DocumentReference, 'id' | 'path'>) => {
    const fields = documents.get(ref.path);
    const get = (field: string): unknown => fields?.[field];
    return { exists: fields !== undefined, id: ref.id, ref, data: () => fields, get };
  };
  const invoices = () =>
    [...documents.keys()]
      .filter((path) => path.startsWith('invoices/'))
      .map((path) => snapshot({ id: path.slice('invoices/'.length), path }));
  const write = (ref: DocumentReference, fields: Fields) => documents.set(ref.path, fields);
  const tx = {
    getAll: (...refs: DocumentReference[]) => Promise.resolve(refs.map(snapshot)),
    get: (of: DocumentReference | Query) =>
      Promise.resolve('path' in of && 'id' in of ? snapshot(of) : { docs: invoices() }),
    create: write,
    set: write,
  } as unknown as FirestoreTransaction;
  return { tx, invoices };
}

/** Issues what a transition asks for, as one transaction does, and returns the state with its invoice number. */
async function issue(
  tx: FirestoreTransaction,
  step: Transition | { readonly refusal: string },
): Promise<OrderState> {
  if ('refusal' in step) throw new Error(step.refusal);
  const { effects } = step;
  let { state } = step;
  const context = { now: NOW, issued: nothingIssued() };
  const writes: (() => void)[] = [];
  for (const effect of effects) {
    if (effect.effect === 'credit-note')
      writes.push((await issueCreditNote(tx, state, effect, context)).write);
    if (effect.effect !== 'invoice') continue;
    const { write, invoice = '' } = await issueInvoice(tx, state, context);
    writes.push(write);
    state = { ...state, order: { ...state.order, invoice } };
  }
  for (const write of writes) write();
  return state;
}

/** A paid order of Churna at 5 % and cream at 18 %, ₹1,000 each, within Karnataka. */
function paid(): OrderState {
  const { order, transaction } = anOrderState();
  const [line] = order.lines;
  if (!line) throw new Error('The fixture has a line');
  const one = { ...line, quantity: 1, unitPricePaise: paise(100_000) };
  const lines = [
    { ...one, slug: 'churna', hsn: '3004', gstPercent: 5 },
    { ...one, slug: 'cream', hsn: '3304', gstPercent: 18 },
  ];
  const items = { itemsPaise: paise(200_000), shippingPaise: paise(0), totalPaise: paise(200_000) };
  return withFacts([aPayment('captured', 'pay_AAAAAAAAAAAAAA', 200_000)], {
    order: { ...order, lines, totals: { ...order.totals, ...items } },
    transaction: { ...transaction, amountPaise: items.totalPaise },
  });
}

const pack = (state: OrderState) => applyMove(state, { move: 'pack', actor: 'staff' }, NOW);
const refund = (state: OrderState, line?: number) =>
  applyRefund(
    state,
    { key: KEY, amountPaise: paise(100_000), why: 'Back', ...(line && { line }) },
    NOW,
  );
const answer = (state: OrderState, fact: 'refund-done' | 'refund-failed', key = KEY) =>
  applyFact(
    state,
    { fact, paymentId: 'pay_AAAAAAAAAAAAAA', refundId: `rfnd_${key}`, amount: paise(100_000), key },
    { now: NOW, stockIsFree: true },
  );
const settle = (state: OrderState, settlement: Settlement) =>
  settleRefund(state, KEY, settlement, NOW);

function documentsOf({ invoices }: ReturnType<typeof memory>): Invoice[] {
  return invoices().flatMap((one) => parseDocument(one as never, InvoiceSchema, 'id') ?? []);
}

const creditedLines = (shop: ReturnType<typeof memory>) =>
  documentsOf(shop)
    .filter(({ kind }) => kind === 'credit-note')
    .map(({ lines }) =>
      lines.map(({ hsn, percent, quantity, grossPaise }) => [hsn, percent, quantity, grossPaise]),
    );

const CHURNA_ONLY = [[['3004', 5, 1, 100_000]]];

it('a refund of one product credits its line only', async () => {
  const shop = memory();
  const requested = await issue(shop.tx, refund(await issue(shop.tx, pack(paid())), 1));
  expect(creditedLines(shop)).toEqual([]);
  await issue(shop.tx, answer(requested, 'refund-done'));
  expect(creditedLines(shop)).toEqual(CHURNA_ONLY);
});

it('a refund of the whole order credits every line', async () => {
  const shop = memory();
  const requested = await issue(shop.tx, refund(await issue(shop.tx, pack(paid()))));
  await issue(shop.tx, answer(requested, 'refund-done'));
  expect(creditedLines(shop)).toEqual([
    [
      ['3004', 5, 0, 50_000],
      ['3304', 18, 0, 50_000],
    ],
  ]);
});

it('a refund before packing credits its line with the invoice', async () => {
  const shop = memory();
  const requested = await issue(shop.tx, refund(paid(), 1));
  const done = await issue(shop.tx, answer(requested, 'refund-done'));
  expect(creditedLines(shop)).toEqual([]);
  await issue(shop.tx, pack(done));
  expect(creditedLines(shop)).toEqual(CHURNA_ONLY);
});

it('a failed refund keeps its line when it is sent again or returned by hand', async () => {
  for (const how of ['again', 'by-hand'] as const) {
    const shop = memory();
    const requested = await issue(shop.tx, refund(await issue(shop.tx, pack(paid())), 1));
    const failed = await issue(shop.tx, answer(requested, 'refund-failed'));
    if (how === 'by-hand') {
      await issue(shop.tx, settle(failed, { how, reference: 'HDFCN52026112412' }));
    } else {
      const again = await issue(shop.tx, settle(failed, { how, key: 'second_refund' }));
      await issue(shop.tx, answer(again, 'refund-done', 'second_refund'));
    }
    expect(creditedLines(shop)).toEqual(CHURNA_ONLY);
  }
});

it('the return for the tax office takes back the tax and units of that product', async () => {
  const shop = memory();
  const requested = await issue(shop.tx, refund(await issue(shop.tx, pack(paid())), 1));
  await issue(shop.tx, answer(requested, 'refund-done'));
  const tables = gstReturn(documentsOf(shop), { from: '2026-11-01', to: '2026-11-30' });
  const rows = (name: GstTable) => {
    const [, ...lines] = (tables.find(({ table }) => table === name)?.text ?? '')
      .trim()
      .split(/\r?\n/u);
    return lines;
  };
  // Only the cream is left: ₹847.46 and 18 % of it.
  expect(rows('b2cs')).toEqual([
    'OE,29-Karnataka,,5,0.00,0.00,',
    'OE,29-Karnataka,,18,847.46,0.00,',
  ]);
  expect(rows('hsn-b2c')).toEqual([
    '3004,,NOS-NUMBERS,0.00,0.00,5,0.00,0.00,0.00,0.00,0.00',
    '3304,,NOS-NUMBERS,1.00,1000.00,18,847.46,0.00,76.27,76.27,0.00',
  ]);
});
