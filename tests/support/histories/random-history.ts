import fc from 'fast-check';
import { random } from '../../../dev/seed/random.ts';
import { estimatedDiscounts } from '#domain/checkout/discounts.ts';
import { paise } from '#domain/money/money.ts';
import type { AutomaticOffer } from '#domain/offer/offer.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { RETURN_CONDITIONS } from '#domain/return/return-request.ts';
import { anOffer, buyGet, percentTier } from '../fixtures/offers.ts';
import { anOrderState } from '../fixtures/order-states.ts';

/** A line of a random order; amounts in paise. */
interface RandomLine {
  readonly quantity: number;
  readonly unit: number;
  /** The share of the discount, in percent. */
  readonly discount: number;
  readonly percent: number;
}

/** Random orders of one to three lines, with a discount and a delivery fee. */
const orders = fc.record({
  method: fc.constantFrom('online', 'online', 'cod', 'transfer'),
  shipping: fc.constantFrom(0, 4_900),
  /** Whether it got a free piece from the stock. */
  gift: fc.boolean(),
  /** Whether automatic offers apply. */
  offered: fc.boolean(),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      unit: fc.integer({ min: 100, max: 60_000 }),
      discount: fc.constantFrom(0, 0, 7, 33, 100),
      percent: fc.constantFrom(0, 5, 12, 18),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

/** What happens in a history; one that is named more often happens more often. */
const ACTS = [
  ...['request', 'request', 'request', 'return', 'return', 'return', 'return', 'return', 'return'],
  ...['return', 'pieces', 'amount', 'money', 'money', 'settle', 'dispute', 'move', 'parcel'],
  ...['parcel', 'edit', 'edit', 'edit', 'payee', 'payout', 'photo'],
  ...['split', 'split', 'one-parcel', 'one-parcel', 'one-parcel', 'one-parcel', 'one-parcel'],
] as const;
type Act = (typeof ACTS)[number];
/** What happens to an order that is sent in several parcels. */
const PARCEL_ACTS: readonly Act[] = [
  ...(['one-parcel', 'one-parcel', 'one-parcel', 'one-parcel', 'one-parcel', 'split'] as const),
  ...(['one-parcel', 'one-parcel', 'one-parcel', 'edit', 'pieces', 'amount', 'money'] as const),
  ...(['move', 'parcel', 'settle', 'dispute', 'dispute', 'dispute', 'request', 'return'] as const),
];
const PLACES = [
  { pin: '560002', state: 'Karnataka', city: 'Bengaluru' },
  { pin: '400053', state: 'Maharashtra', city: 'Mumbai' },
] as const;
const EDITS = ['address', 'pieces', 'pieces', 'billing'] as const;
const MOVES = [
  'pay',
  'pack',
  'ship',
  'deliver',
  'pay',
  'pack',
  'ship',
  'deliver',
  'cancel',
  'return-to-origin',
  'return',
] as const;
const STEPS = ['approve', 'refuse', 'send', 'receive', 'refund', 'replace'] as const;
const FACTS = ['pending', 'done', 'done', 'failed'] as const;
/** What becomes of a dispute; most are open for some steps. */
const RULINGS = ['open', 'open', 'open', 'won', 'lost', 'lost', 'closed'] as const;

/** A step of shoppers, staff, the provider or the bank. */
export interface RandomStep {
  readonly act: Act;
  readonly move: (typeof MOVES)[number];
  readonly step: (typeof STEPS)[number];
  /** Whether a return takes a step that it allows, most often the one that leads on. */
  readonly isFit: boolean;
  readonly fact: (typeof FACTS)[number];
  readonly ruling: (typeof RULINGS)[number];
  readonly line: number;
  readonly second: number | null;
  readonly quantity: number;
  /** Which request, refund or key. */
  readonly n: number;
  /** From 1 to 100. */
  readonly part: number;
  readonly restock: boolean;
  readonly condition: (typeof RETURN_CONDITIONS)[number];
  readonly reason: 'damaged' | 'changed-mind';
  readonly edit: (typeof EDITS)[number];
  readonly editor: 'shopper' | 'staff';
  /** Where an order is sent instead. */
  readonly place: (typeof PLACES)[number];
  /** The delivery fee of the day, in paise. */
  readonly fee: number;
  /** Whether the same request arrives once more. */
  readonly again: boolean;
}

/** The step of a number: fast-check draws, shrinks and prints one number faster than fifteen fields. */
export function stepOf(seed: number, lines: number, inParcels = false): RandomStep {
  const next = random(seed);
  const among = (count: number) => Math.floor(next(0, count));
  const pick = <T>(values: readonly T[]) => values[among(values.length)] as T;
  return {
    act: pick<Act>(inParcels ? PARCEL_ACTS : ACTS),
    move: pick(MOVES),
    step: pick(STEPS),
    isFit: next() < 0.8,
    fact: pick(FACTS),
    ruling: pick(RULINGS),
    line: 1 + among(lines),
    second: next() < 0.3 ? 1 + among(lines) : null,
    quantity: 1 + among(next() < 0.7 ? 1 : 3),
    n: 1 + among(next() < 0.6 ? 1 : 4),
    part: 1 + among(100),
    restock: next() < 0.5,
    condition: pick(RETURN_CONDITIONS),
    reason: pick(['damaged', 'changed-mind'] as const),
    edit: pick(EDITS),
    editor: pick(['shopper', 'staff'] as const),
    place: pick(PLACES),
    fee: pick([0, 2_900, 4_900, 9_900]),
    again: next() < 0.3,
  };
}

/** Random histories: how far the order gets at first, and what happens then. */
export const histories = fc.record({
  order: orders,
  begun: fc.constantFrom(0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4),
  /** Whether it is split as soon as it is packed. */
  inParcels: fc.constantFrom(false, false, true),
  steps: fc.array(fc.nat(), { minLength: 5, maxLength: 40 }),
});
/** A history. */
export type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;

/** Offers of every kind, low enough for most random orders. */
const OFFERS: readonly AutomaticOffer[] = [
  anOffer('get', buyGet({ buyPieces: 1, percent: 100, times: 2 })),
  anOffer('tier', { kind: 'tiered', tiers: [percentTier(5_000, 7), percentTier(40_000, 11)] }),
  anOffer('early', { kind: 'prepaid', tier: percentTier(1_000, 3) }),
];

/** The unpaid order of a history. */
export function stateOf({ method, shipping, gift, offered, lines }: History['order']): OrderState {
  const { order, transaction } = anOrderState(method);
  const [sample] = order.lines;
  if (!sample) throw new Error('The fixture has a line');
  const bare = lines.map(({ quantity, unit, percent }: RandomLine, index) => ({
    ...sample,
    slug: `product-${index + 1}`,
    quantity,
    unitPricePaise: paise(unit),
    gstPercent: percent,
  }));
  const offers = estimatedDiscounts(
    bare,
    { bundles: [], offers: offered ? OFFERS : [], isPrepaid: method !== 'cod' },
    paise(0),
  );
  // A coupon and a bundle take a share of what the offers leave.
  const ordered = bare.map((line, index) => {
    const off = offers.lineDiscounts[index] ?? 0;
    const rest = line.unitPricePaise * line.quantity - off;
    const share = Math.floor((rest * (lines[index]?.discount ?? 0)) / 100);
    return { ...line, discountPaise: paise(off + share) };
  });
  const sum = (of: (one: (typeof ordered)[number]) => number) =>
    paise(ordered.reduce((all, one) => all + of(one), 0));
  const itemsPaise = sum(({ unitPricePaise, quantity }) => unitPricePaise * quantity);
  const discountPaise = sum((one) => one.discountPaise);
  const totalPaise = paise(itemsPaise - discountPaise + shipping);
  const totals = { ...order.totals, itemsPaise, discountPaise, totalPaise };
  const savingPaise = paise(Math.floor((discountPaise - offers.discountPaise) / 3));
  const pair = savingPaise > 0 ? [{ id: 'pair', title: 'Pair', times: 1, savingPaise }] : [];
  return {
    order: {
      ...order,
      lines: ordered,
      ...(gift && { gift: { slug: 'soap', title: 'Soap', sku: 'FR-SOAP', imageURL: '' } }),
      bundles: [...pair, ...offers.bundles],
      totals: { ...totals, shippingPaise: paise(shipping) },
    },
    transaction: { ...transaction, amountPaise: totalPaise },
  };
}
