import {
  type ChooseTexts,
  type ChooseTextsAnswer,
  ChooseTextsSchema,
} from '../../../../src/domain/own-order/order-text.ts';
import { OrderSchema } from '../../../../src/domain/order/order.ts';
import { textChoiceOf } from '../../../../src/domain/text-message/text-consent.ts';
import { isShopperOf } from '../../order-access/order-links.ts';
import { callable } from '../../platform/callable.ts';
import { LIMITS } from '../../platform/limits.ts';
import { withinRateLimit } from '../../platform/rate-limit.ts';
import { parseDocument, refs, store, toFirestore } from '../../platform/store.ts';

/**
 * Turns texts about an order on or off for its customer, or who opened it by a link, at `/api/chooseTexts`: `{ orderId,
 * channel, on }`. Writes no journal entry, because it is no transition of the order. Idempotent.
 */
export const chooseTexts = callable(
  { name: 'chooseTexts', schema: ChooseTextsSchema, who: 'person' },
  (request, { uid }): Promise<ChooseTextsAnswer> => chooseOwnTexts(request, uid, Date.now()),
);

/** Stores the choice of a user; `now` is epoch milliseconds. */
export async function chooseOwnTexts(
  { orderId, channel, on }: ChooseTexts,
  uid: string,
  now: number,
): Promise<ChooseTextsAnswer> {
  const limit = { ...LIMITS['text-choices'], now };
  if (!(await withinRateLimit('text-choices', uid, limit))) {
    return { outcome: 'refused', refusal: 'too-many' };
  }
  return store().runTransaction(async (tx): Promise<ChooseTextsAnswer> => {
    const ref = refs.order(orderId);
    const order = parseDocument(await tx.get(ref), OrderSchema, 'id');
    if (!order || !(await isShopperOf(order, uid, { now, tx }))) {
      return { outcome: 'refused', refusal: 'not-found' };
    }
    const textChoice = { ...textChoiceOf(order), [channel]: on, at: now };
    tx.update(ref, toFirestore({ textChoice }));
    return { outcome: 'saved' };
  });
}
