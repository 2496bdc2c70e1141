import * as v from 'valibot';
import { TEXT_CHANNELS, type TextKind } from '../text-message/text-message.ts';
import type { OrderMail, ReturnMail } from '../order/order-change.ts';
import { OrderId } from '../order/order.ts';

/** The letters beside which a text message is sent. */
const KINDS: Partial<Readonly<Record<OrderMail | ReturnMail, TextKind>>> = {
  placed: 'confirmed',
  paid: 'confirmed',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  refunded: 'refunded',
  'return-approved': 'return-approved',
};

/** The text message that goes with a letter; null where there is none. */
export function textKindOf(mail: OrderMail | ReturnMail): TextKind | null {
  return KINDS[mail] ?? null;
}

/** A shopper's request to get, or no longer get, texts about an order on a channel. */
export const ChooseTextsSchema = v.strictObject({
  orderId: OrderId,
  channel: v.picklist(TEXT_CHANNELS),
  on: v.boolean(),
});

/** The request. */
export type ChooseTexts = v.InferOutput<typeof ChooseTextsSchema>;

/** The answer to it. Another customer's order is `not-found`, the same as a missing one. */
export type ChooseTextsAnswer =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'refused'; readonly refusal: 'not-found' | 'too-many' };
