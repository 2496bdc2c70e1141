import {
  FieldPath,
  type Query,
  type Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { isOrderId } from '../../../src/domain/order/order.ts';
import { rarestByForm } from '../../../src/domain/order-access/order-lookup.ts';
import { trackingWords } from '../../../src/domain/order-access/order-tokens.ts';
import { matchSettlement } from '../../../src/domain/settlement/match-settlement.ts';
import {
  OrderSettlementsSchema,
  type Settled,
} from '../../../src/domain/settlement/order-settlements.ts';
import type { SettlementRow, SettlementState } from '../../../src/domain/settlement/settlement.ts';
import { trackingNumber } from '../../../src/domain/shipping/courier.ts';
import { markOrderWith } from '../figures/mark-order.ts';
import type { StaffMember } from '../orders/order-audit.ts';
import { readOrder } from '../orders/order-documents.ts';
import { ATTEMPTS, parseDocument, refs, store, toFirestore } from '../platform/store.ts';

/** Orders of one word of a tracking number that are compared with it. */
const SIMILAR = 20;

const ShipmentSchema = v.nullish(v.object({ tracking: v.string() }));
const TrackedSchema = v.object({
  shipment: ShipmentSchema,
  parcels: v.optional(v.array(v.object({ shipment: ShipmentSchema })), []),
});

/**
 * Records a row of a settlement file, and adds it to the settlements of its order, in one transaction with the audit
 * entry. The same row again changes nothing; a row without an order is kept, so that staff see it, and finds its order
 * when it comes again.
 * `now` is epoch milliseconds.
 */
export async function settleRow(
  row: SettlementRow,
  staff: StaffMember,
  now: number,
): Promise<SettlementState> {
  const orderId = await orderOf(row);
  return store().runTransaction((tx) => record(tx, { row, orderId, staff, now }), {
    maxAttempts: ATTEMPTS,
  });
}

/** The id of a row's document: one for a payment, refund or parcel and a bank reference. */
function settlementId({ kind, reference, utr }: SettlementRow): string {
  return encodeURIComponent(`${kind} ${reference} ${utr}`);
}

interface Recorded {
  readonly row: SettlementRow;
  /** Empty without an order. */
  readonly orderId: string;
  readonly staff: StaffMember;
  readonly now: number;
}

async function record(
  tx: FirestoreTransaction,
  { row, orderId, staff, now }: Recorded,
): Promise<SettlementState> {
  const state = orderId === '' ? null : await readOrder(tx, orderId);
  const match = state
    ? matchSettlement(state, await settlementsOf(tx, orderId), row)
    : ({ state: 'missing', expectedPaise: null, settlements: null } as const);
  const { order: _, ...fields } = row;
  tx.set(refs.settlement(settlementId(row)), {
    ...fields,
    state: match.state,
    open: match.state !== 'matched',
    expectedPaise: match.expectedPaise,
    orderId: state?.order.id ?? '',
    number: state?.order.number ?? '',
  });
  if (!state || match.settlements === null) return match.state;
  const { id, number, createdAt: orderedAt } = state.order;
  const settled = { orderedAt, settlements: match.settlements };
  tx.set(refs.orderSettlements(id), toFirestore(settled));
  // The order itself does not change, so no trigger marks it.
  markOrderWith(tx, id);
  const entry = {
    action: 'order-settled',
    by: staff.uid,
    email: staff.email,
    note: '',
    subject: `orders/${id}`,
    title: number,
    after: fields,
    at: now,
  };
  tx.create(refs.audit(store().collection('audit').doc().id), toFirestore(entry));
  return match.state;
}

/** What was paid out for an order before. @throws BadDocumentError */
async function settlementsOf(tx: FirestoreTransaction, orderId: string): Promise<Settled[]> {
  const found = await tx.get(refs.orderSettlements(orderId));
  return parseDocument(found, OrderSettlementsSchema, 'id')?.settlements ?? [];
}

/** The id of the order that a row names; empty without one. */
async function orderOf({ kind, reference, order }: SettlementRow): Promise<string> {
  if (kind === 'cash') {
    const byNumber = order === '' ? '' : await orderNumbered(order);
    // A file without tracking numbers names orders only.
    return byNumber || (await orderTracked(reference)) || orderNumbered(reference);
  }
  if (isOrderId(order)) return order;
  const transactions = store().collection('transactions').limit(1);
  const byOrder =
    order === '' ? '' : await firstId(transactions.where('providerOrderId', '==', order));
  // Files may leave the order out. The id of the payment or refund is as good.
  return byOrder || firstId(transactions.where('providerIds', 'array-contains', reference));
}

/**
 * The newest order with a parcel of this tracking number, which couriers use again after years; empty without one. Search
 * tokens find it, because a query does not reach into the list of parcels.
 */
async function orderTracked(reference: string): Promise<string> {
  const number = trackingNumber(reference);
  const words = trackingWords(number).toSorted((a, b) => b.length - a.length);
  const word = rarestByForm(words) ?? words[0];
  if (word === undefined) return '';
  const found = await store()
    .collection('orders')
    .orderBy(new FieldPath('searchTokens', word), 'desc')
    .select('shipment', 'parcels')
    .limit(SIMILAR)
    .get();
  const match = found.docs.find((row) => {
    const tracked = v.safeParse(TrackedSchema, row.data());
    if (!tracked.success) return false;
    const { shipment, parcels } = tracked.output;
    return [shipment, ...parcels.map((one) => one.shipment)].some(
      (one) => one && trackingNumber(one.tracking) === number,
    );
  });
  return match?.id ?? '';
}

function orderNumbered(number: string): Promise<string> {
  return firstId(store().collection('orders').where('number', '==', number).limit(1));
}

async function firstId(query: Query): Promise<string> {
  return (await query.get()).docs[0]?.id ?? '';
}
