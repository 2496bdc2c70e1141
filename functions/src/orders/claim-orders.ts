import { getAuth } from 'firebase-admin/auth';
import { OrderSchema } from '../../../src/domain/order/order.ts';
import { orderClaimedLetter } from '../../../src/text/server.ts';
import { orderUrl } from '../order-access/order-links.ts';
import { writePurchases } from './purchases.ts';
import { prepareMail } from '../mail/outbox.ts';
import { shopOrigin } from '../platform/params.ts';
import { ATTEMPTS, app, parseDocument, refs, store, toFirestore } from '../platform/store.ts';

/** Orders per call; the next call moves the rest. */
const MOST = 50;

/** An account with a confirmed address. */
interface Claimant {
  readonly uid: string;
  /** In normal form, confirmed. */
  readonly email: string;
}

/**
 * Moves the orders that guests placed with this address to the account: order, payment record, invoices and purchases.
 * Leaves the orders of other accounts where they are, even if they name this address. Sends the address a letter that
 * lists the moved orders. Returns how many were moved. `now` is epoch milliseconds.
 */
export async function claimGuestOrders(claimant: Claimant, now: number): Promise<number> {
  const { uid, email } = claimant;
  const found = await store()
    .collection('orders')
    .where('email', '==', email)
    .where('uid', '!=', uid)
    .limit(MOST)
    .get();
  const guests = await guestsAmong(found.docs.map((order) => String(order.get('uid'))));
  let moved = 0;
  for (const order of found.docs) {
    const owner = String(order.get('uid'));
    if (!guests.has(owner)) continue;
    if (await changeOwner(order.id, { from: owner, to: claimant, now })) moved += 1;
  }
  return moved;
}

/** The uids without an account: those of anonymous and of deleted users. */
async function guestsAmong(uids: readonly string[]): Promise<ReadonlySet<string>> {
  const guests = new Set(uids);
  const identifiers = [...guests].map((uid) => ({ uid }));
  if (identifiers.length === 0) return guests;
  const { users } = await getAuth(app()).getUsers(identifiers);
  for (const { uid, email, providerData } of users) {
    if (email !== undefined || providerData.length > 0) guests.delete(uid);
  }
  return guests;
}

/** Moves one order to the account in a transaction; false if another call was faster. */
function changeOwner(
  id: string,
  { from, to, now }: { readonly from: string; readonly to: Claimant; readonly now: number },
): Promise<boolean> {
  return store().runTransaction(
    async (tx) => {
      const order = parseDocument(await tx.get(refs.order(id)), OrderSchema, 'id');
      if (!order || order.uid !== from || order.test) return false;
      const invoices = await tx.get(store().collection('invoices').where('tid', '==', id));
      const origin = shopOrigin();
      const writeLetter = await prepareMail(tx, {
        id: `${id}_claimed_${to.uid}`,
        to: to.email,
        kind: 'order-claimed',
        letter: orderClaimedLetter(order, { origin, orderUrl: orderUrl(order.id, origin) }),
        limited: false,
        orderId: id,
        now,
      });
      const owner = { uid: to.uid };
      const confirmed = { ...owner, emailConfirmed: true };
      tx.update(
        refs.order(id),
        toFirestore({ ...confirmed, moves: order.moves + 1, updatedAt: now }),
      );
      tx.update(refs.transaction(id), owner);
      for (const { ref } of invoices.docs) tx.update(ref, owner);
      const entry = { what: 'claim', actor: 'shopper', by: to.uid, status: order.status, at: now };
      tx.create(refs.event(id, order.moves), toFirestore(entry));
      if (order.status === 'delivered') writePurchases(tx, order, to.uid, now);
      writeLetter();
      return true;
    },
    { maxAttempts: ATTEMPTS },
  );
}
