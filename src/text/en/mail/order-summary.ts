import { formatPhone } from '#domain/customer/phone.ts';
import { inertText } from '#domain/mail/inert-text.ts';
import { letterPicture } from '#domain/mail/letter-picture.ts';
import type { Letter } from '#domain/mail/letter.ts';
import { formatMoney, paise, type Paise } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { deliveryName } from '../orders/delivery-name.ts';
import { discountTexts } from '../orders/discounts.ts';
import { editWords } from '../orders/order-edits.ts';
import { words as orderWords } from '../orders/orders.ts';

/** Stands for the delivery address in a letter to an email address that nobody has confirmed. */
const PRIVATE_ADDRESS =
  'We leave the full address out, because this email address has not been confirmed.';

/**
 * What was ordered, every charge, and where it goes. Without `repeatsAddress` nothing that the shopper typed: the letter
 * may reach a stranger, who must neither read the address nor what a bot wrote into it. `origin` is the shop's.
 */
export function orderSummary(
  { number, lines, totals, coupon, bundles, address }: Order,
  { origin, repeatsAddress }: { readonly origin: string; readonly repeatsAddress: boolean },
): NonNullable<Letter['order']> {
  const { totals: names } = orderWords;
  const charge = (label: string, amount: Paise) => ({ label, amount: formatMoney(amount) });
  return {
    title: `Order ${number}`,
    items: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ title, quantity, returnedQuantity = 0, unitPricePaise, imageURL }) => ({
        label: [
          `${quantity} × ${title}`,
          ...(returnedQuantity > 0 ? [editWords.back(returnedQuantity, quantity)] : []),
        ].join(' · '),
        amount: formatMoney(paise(unitPricePaise * quantity)),
        picture: letterPicture(imageURL, origin, 180),
      })),
    charges: [
      charge(names.items, totals.itemsPaise),
      ...discountTexts(totals.discountPaise, bundles, names.discount(coupon)).map(
        ({ name, value }) => ({ label: name, amount: value }),
      ),
      totals.shippingPaise > 0
        ? charge(deliveryName(names.delivery, totals.weightGrams), totals.shippingPaise)
        : { label: names.delivery, amount: names.free },
      ...(totals.codFeePaise > 0 ? [charge(names.codFee, totals.codFeePaise)] : []),
    ],
    total: {
      label: 'Total, inclusive of all taxes',
      amount: formatMoney(totals.totalPaise),
    },
    addressTitle: orderWords.order.address,
    address: repeatsAddress
      ? [
          inertText(address.name),
          inertText(address.line1),
          ...(address.line2 ? [inertText(address.line2)] : []),
          `${inertText(address.city)} ${address.pin}`,
          address.state,
          formatPhone(address.phone),
        ]
      : [`PIN code ${address.pin}, ${address.state}`, PRIVATE_ADDRESS],
  };
}
