import { formatMoney, type Paise } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import {
  type TextContent,
  type TextKind,
  textVariable,
} from '#domain/text-message/text-message.ts';

/**
 * The registered texts, in the characters of GSM 7-bit. A changed one has to be registered again, with operators and with
 * Meta. At most two variables, and none beside another (direction of TRAI of 18 November 2025 on content templates). None
 * has a link: the order's signed one is longer than a variable, and links need a whitelist of their own.
 */
export const orderTexts: Readonly<Record<TextKind, string>> = {
  confirmed:
    'Thank you. Your order {#var#} for {#var#} is confirmed. We will email you when it ships. Details are in our email. - Franch',
  shipped:
    'Your order {#var#} is on its way with {#var#}. Tracking details are in our email. - Franch',
  delivered:
    'Your order {#var#} has been delivered. If anything is wrong or missing, our email says what to do. - Franch',
  cancelled: 'Your order {#var#} is cancelled. Details are in our email. - Franch',
  refunded:
    'We have refunded {#var#} for your order {#var#}. Our email says where and when it arrives. - Franch',
  'return-approved':
    'Your return for order {#var#} is approved. Our email says how to send it back. - Franch',
};

/** What a text says beside the order. */
interface TextFacts {
  /** The refund that it announces, in paise. */
  readonly refundPaise?: Paise | undefined;
}

/** The content of a text about an order. */
export function orderText(
  kind: TextKind,
  { number, totals, shipment }: Pick<Order, 'number' | 'totals' | 'shipment'>,
  { refundPaise }: TextFacts = {},
): TextContent {
  return { kind, variables: valuesOf().map(textVariable) };

  function valuesOf(): readonly string[] {
    switch (kind) {
      case 'confirmed':
        return [number, formatMoney(totals.totalPaise)];
      case 'shipped':
        return [number, shipment?.courier || 'our courier'];
      case 'refunded':
        return [refundPaise === undefined ? 'the amount' : formatMoney(refundPaise), number];
      case 'delivered':
      case 'cancelled':
      case 'return-approved':
        return [number];
    }
  }
}
