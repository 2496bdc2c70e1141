import {
  type SendLinkAnswer,
  SendLinkSchema,
} from '../../../../src/domain/order-access/order-link.ts';
import { OrderSchema } from '../../../../src/domain/order/order.ts';
import { orderLinkLetter } from '../../../../src/text/server.ts';
import { writeMail } from '../../mail/outbox.ts';
import { orderUrl } from '../../order-access/order-links.ts';
import { callable } from '../../platform/callable.ts';
import { decideGuess, emailOf } from '../../platform/guess-limit.ts';
import { shopOrigin } from '../../platform/params.ts';
import { parseDocument, store } from '../../platform/store.ts';

/** Minimum time between two letters with a link to the same order, in milliseconds. */
const INTERVAL_MS = 10 * 60 * 1000;

/**
 * Emails a link that opens an order to the address that it was placed with, at `/api/sendOrderLink`: `{ number, email }`.
 * Number and email alone open a summary (`findOrder`); the whole order opens only from that mailbox. `decideGuess` limits wrong
 * guesses.
 */
export const sendOrderLink = callable(
  { name: 'sendOrderLink', schema: SendLinkSchema, who: 'public' },
  async ({ number, email }, from): Promise<SendLinkAnswer> => {
    const found = await store().collection('orders').where('number', '==', number).limit(1).get();
    const [snapshot] = found.docs;
    const now = Date.now();
    const outcome = await decideGuess(
      { kind: 'find', number, contact: email, known: emailOf(snapshot), from },
      now,
    );
    const isRight = snapshot && outcome === 'right';
    const order = isRight ? parseDocument(snapshot, OrderSchema, 'id') : null;
    if (!order) return { outcome: outcome === 'too-many' ? outcome : 'not-found' };
    await writeMail({
      id: `${order.id}_link_${Math.floor(now / INTERVAL_MS)}`,
      to: order.email,
      kind: 'order-link',
      letter: orderLinkLetter(order, orderUrl(order.id, shopOrigin())),
      limited: true,
      orderId: order.id,
      now,
    });
    return { outcome: 'sent' };
  },
);
