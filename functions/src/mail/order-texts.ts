import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Paise } from '../../../src/domain/money/money.ts';
import type { OrderMail, ReturnMail } from '../../../src/domain/order/order-change.ts';
import { textKindOf } from '../../../src/domain/own-order/order-text.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { textChoiceOf } from '../../../src/domain/text-message/text-consent.ts';
import { textNumber } from '../../../src/domain/text-message/text-message.ts';
import { templateOf, textChannelsOn } from '../../../src/domain/text-message/text-settings.ts';
import { orderText } from '../../../src/text/server.ts';
import { log } from '../platform/log.ts';
import { prepareText } from './outbox.ts';
import { readTextSettings } from './text-channels.ts';

/** The letter that a text message accompanies. */
interface Occasion {
  readonly mail: OrderMail | ReturnMail;
  /** The id of the letter. */
  readonly letterId: string;
  /** The refund that it announces, in paise. */
  readonly refundPaise?: Paise | undefined;
  /** Whether the order has cost nobody anything, so that a stranger's number may have been typed. */
  readonly isFree: boolean;
}

/**
 * Prepares the text messages that accompany a letter to an order's shopper, as `prepareMail` does: one for each channel that is
 * on, has a template for it, and was chosen by the shopper. Reads the settings outside the transaction, as `arrivalOf` does.
 * `now` is epoch milliseconds.
 */
export async function prepareOrderTexts(
  tx: FirestoreTransaction,
  { mail, letterId, refundPaise, isFree }: Occasion,
  order: Order,
  now: number,
): Promise<() => void> {
  const kind = textKindOf(mail);
  if (kind === null) return () => undefined;
  const settings = await readTextSettings();
  const choice = textChoiceOf(order);
  const channels = textChannelsOn(settings).filter(
    (channel) => choice[channel] && templateOf(settings, channel, kind) !== '',
  );
  const to = textNumber(order.address.phone);
  if (to === null && channels.length > 0) {
    log('mail-withheld', { id: letterId, kind: `text-${kind}`, why: 'number' }, 'warn');
  }
  const writes: (() => void)[] = [];
  for (const channel of to === null ? [] : channels) {
    const text = orderText(kind, order, { refundPaise });
    const id = `${letterId}_${channel}`;
    const write = prepareText(tx, {
      id,
      channel,
      to: to ?? '',
      text,
      orderId: order.id,
      limited: isFree,
      by: order.uid,
      now,
    });
    writes.push(await write);
  }
  return () => {
    for (const write of writes) write();
  };
}
