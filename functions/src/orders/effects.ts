import { FieldValue, type Transaction as Writing } from 'firebase-admin/firestore';
import type { Effect, OrderState } from '../../../src/domain/order/order-change.ts';
import { orderMail } from '../../../src/text/en/order-mail.ts';
import { type Issued, issueCreditNote, issueInvoice } from '../invoices/invoices.ts';
import { shopOrigin } from '../shared/params.ts';
import { refs, byPath, stockChange, toFirestore } from '../shared/store.ts';
import type { ReadyEffect } from './ready-effect.ts';

const NOTHING: ReadyEffect = { write: () => undefined };

interface Change {
  readonly state: OrderState;
  /** Epoch milliseconds. */
  readonly now: number;
  /** What the same transaction has issued before. */
  readonly issued: Issued;
}

/**
 * Reads what an effect needs and answers with its writes. Each has a document id of its own that is made out of the order
 * and the effect, so that even a mistake in the machine could not write it twice.
 */
export async function prepareEffect(
  writing: Writing,
  effect: Effect,
  { state, now, issued }: Change,
): Promise<ReadyEffect> {
  const { order } = state;
  // Money alone moves in a test payment, and staff hear of what is wrong with it.
  if (order.test && effect.effect !== 'alert') return NOTHING;
  switch (effect.effect) {
    case 'stock':
      return moveStock(writing, effect.change, { state, now });
    case 'coupon':
      return countCoupon(writing, effect.change, state);
    case 'invoice':
      return issueInvoice(writing, state, { now, issued });
    case 'credit-note':
      return issueCreditNote(writing, state, effect, { now, issued });
    case 'mail':
      return {
        write() {
          const refund = state.transaction.refunds.find(({ key }) => key === effect.refundKey);
          const message = orderMail(effect.mail, order, {
            origin: shopOrigin(),
            ...(refund && { refund }),
          });
          writing.create(
            refs.mail(`${order.id}_${effect.key}`),
            toFirestore({
              to: [order.email],
              message,
              orderId: order.id,
              kind: effect.mail,
              createdAt: now,
            }),
          );
        },
      };
    case 'purchases':
      return {
        write() {
          for (const { slug } of order.lines) {
            writing.set(
              refs.purchase(order.uid, slug),
              toFirestore({ orderId: order.id, at: now }),
            );
          }
        },
      };
    case 'alert':
      return {
        write() {
          const { alert, key } = effect;
          const fields = {
            alert,
            orderId: order.id,
            number: order.number,
            open: true,
            createdAt: now,
          };
          writing.set(refs.alert(`${order.id}_${key}`), toFirestore(fields));
        },
      };
    case 'refund':
      // Asked of the provider after this transaction; the refund stands in the order's money until then.
      return NOTHING;
  }
}

type StockChange = Extract<Effect, { effect: 'stock' }>['change'];

/** What a change of stock does to the pieces that can be sold. Holding them took them already; a payment only confirms it. */
const PIECES: Readonly<Record<StockChange, -1 | 0 | 1>> = {
  commit: 0,
  release: 1,
  retake: -1,
  restock: 1,
};

async function moveStock(
  writing: Writing,
  change: StockChange,
  { state, now }: Pick<Change, 'state' | 'now'>,
): Promise<ReadyEffect> {
  const { order } = state;
  const sign = PIECES[change];
  // A product that staff have deleted since has no stock to move; the ledger still says what happened.
  const there =
    sign === 0
      ? new Set<string>()
      : new Set(
          (await writing.getAll(...order.lines.map(({ slug }) => refs.product(slug)).sort(byPath)))
            .filter(({ exists }) => exists)
            .map(({ id }) => id),
        );
  return {
    write() {
      for (const { slug, quantity } of order.lines) {
        const delta = sign * quantity;
        if (there.has(slug)) writing.update(refs.product(slug), stockChange(delta));
        const move = { slug, orderId: order.id, reason: change, delta, quantity, at: now };
        writing.create(refs.stockMove(`${order.id}_${slug}_${change}`), toFirestore(move));
      }
    },
  };
}

async function countCoupon(
  writing: Writing,
  change: 'release' | 'retake',
  { order }: OrderState,
): Promise<ReadyEffect> {
  if (order.coupon === '') return NOTHING;
  const coupon = refs.coupon(order.coupon);
  const uses = refs.couponUses(order.coupon, order.uid);
  const [found] = await writing.getAll(coupon);
  const step = change === 'retake' ? 1 : -1;
  return {
    write() {
      if (found?.exists) writing.update(coupon, { uses: FieldValue.increment(step) });
      writing.set(uses, { uses: FieldValue.increment(step) }, { merge: true });
    },
  };
}
