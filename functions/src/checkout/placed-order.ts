import type {
  DocumentSnapshot,
  Timestamp,
  Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import { type RefusedAnswer, REPEAT_MINUTES } from '../../../src/domain/checkout/checkout.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import { isOver } from '../../../src/domain/order/order.ts';
import { refused } from './refused.ts';
import { readOrder } from '../orders/order-documents.ts';
import { refs } from '../platform/store.ts';

/** The outcome of placing an order. */
export type Placed =
  | RefusedAnswer
  | {
      readonly outcome: 'ordered';
      readonly state: OrderState;
      /** Another attempt had just placed the same order. */
      readonly repeated: boolean;
    };

/** A shopper's attempt to place an order. */
export interface OrderAttempt {
  /** The id of the order, which derives from customer and attempt. */
  readonly id: string;
  readonly uid: string;
  /** Fingerprint of the request: equal requests are the same order. */
  readonly fingerprint: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The order that this attempt has placed before, refused if it cannot be used again; null for a new attempt. */
export async function findPlacedOrder(
  tx: FirestoreTransaction,
  { id, uid, fingerprint }: OrderAttempt,
): Promise<Placed | null> {
  const found = await tx.get(refs.order(id));
  if (!found.exists) return null;
  if (found.get('uid') !== uid || found.get('print') !== fingerprint) {
    return refused({ reason: 'attempt-used' });
  }
  return existingOrder(await readOrder(tx, id), { repeated: false });
}

/** The order among the customer's open ones that is the same as this, from another attempt; null for none. */
export async function findDuplicate(
  tx: FirestoreTransaction,
  openOrders: readonly DocumentSnapshot[],
  attempt: OrderAttempt,
): Promise<Placed | null> {
  const duplicate = openOrders.find((other) => isDuplicate(other, attempt));
  return duplicate ? existingOrder(await readOrder(tx, duplicate.id), { repeated: true }) : null;
}

/**
 * Whether an order is this one, for the same cart and address: from another tab, or after a lost response. An online
 * order while it awaits payment, a cash order for `REPEAT_MINUTES`; later the shopper means a second one.
 */
function isDuplicate(other: DocumentSnapshot, { fingerprint, now }: OrderAttempt): boolean {
  if (other.get('print') !== fingerprint) return false;
  const { untilAt } = other.get('reservation') as { untilAt: Timestamp | null };
  return other.get('status') === 'placed'
    ? (other.get('createdAt') as Timestamp).toMillis() > now - REPEAT_MINUTES * 60_000
    : (untilAt?.toMillis() ?? 0) > now;
}

/** Refuses an order that is over: the shopper needs a fresh attempt. */
function existingOrder(
  state: OrderState | null,
  { repeated }: { readonly repeated: boolean },
): Placed {
  const isActive = state !== null && !isOver(state.order.status);
  return isActive ? { outcome: 'ordered', state, repeated } : refused({ reason: 'attempt-used' });
}
