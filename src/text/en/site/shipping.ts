import { paths } from '#domain/site/paths.ts';
import { PROMISES, type Policy } from '#domain/checkout/policy.ts';

const { reportHours } = PROMISES;

/** Delivery, cancellation, returns and refunds: Consumer Protection (E-Commerce) Rules 2020, rule 5(3). */
export const shipping: Policy = {
  title: 'Shipping, delivery and returns',
  changedOn: '2026-11-29',
  summary: [
    'We deliver within India. The days of packing and transport are below, and every product page names those to your PIN code.',
    'You can cancel free of charge until we hand the parcel to the courier.',
    'You can return unopened products within {return-days} for any reason. If something is damaged, wrong or faulty, we replace or refund it and pay for return shipping.',
  ],
  sections: [
    {
      id: 'where',
      title: 'Where we deliver',
      blocks: [
        'We deliver to all PIN codes in India that our couriers serve. If yours is not served, we tell you before you pay. Our couriers usually don’t deliver to army post offices (PIN codes starting with 9): please write to us first.',
        'We do not ship abroad.',
      ],
    },
    {
      id: 'costs',
      title: 'Delivery charges',
      blocks: [
        { live: 'delivery-costs' },
        'All amounts include GST. You see the total with delivery to your PIN code before you place the order; nothing is added later, and there is no charge for packing or for paying online.',
      ],
    },
    {
      id: 'time',
      title: 'How long it takes',
      blocks: [
        { live: 'delivery-times' },
        'These are our couriers’ usual times. If your order will be late, we tell you, and you can cancel it for a full refund. If it has not reached you 15 days after dispatch, we send it again or refund it, as you prefer.',
      ],
    },
    {
      id: 'tracking',
      title: 'Tracking your parcel',
      blocks: [
        `When your parcel ships, we email you the courier and the tracking details. The link in that email opens your order on any device. You’ll also find it in [your account](${paths.orders}) or, as a guest, by [order number](${paths.findOrder}). If the tracking doesn’t change for more than two working days, [write to us](${paths.contact}?topic=delivery).`,
      ],
    },
    {
      id: 'at-your-door',
      title: 'At your door',
      blocks: [
        'The courier tries up to three times and calls the number on the order. After that the parcel is returned to us: a paid order is refunded in full, and a cash on delivery order is closed.',
        'If your parcel arrives torn or with a broken seal, you can refuse it, or accept it and take a photo before you open it.',
      ],
    },
    {
      id: 'cash-on-delivery',
      title: 'Cash on delivery',
      blocks: [
        'Where the courier offers it, you can pay in cash on delivery. The charge above is shown before you place the order. Please keep the exact amount ready. You can have one open order at a time that isn’t paid yet, or a few if your email address is confirmed; please pay for further orders online.',
      ],
    },
    {
      id: 'freshness',
      title: 'Freshness on delivery',
      blocks: [
        'The shelf life of medicines, cosmetics and food supplements is on the product page, and the exact date is printed on the pack. If a food supplement reaches you with less than 30 % of its shelf life and fewer than 45 days left, we replace or refund it.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling an order',
      blocks: [
        `Until your order is packed, you can cancel it under [your orders](${paths.orders}). Until the parcel is handed to the courier, you can cancel it by [writing to us](${paths.contact}?topic=order). There is no cancellation charge, and we refund everything you paid, including delivery.`,
        'Until it is packed, you can also cancel some of its items, or change its address, phone or GSTIN, under the same link. For cancelled items we refund what they cost after their discount, or a cash order’s total falls; delivery and other charges stay as ordered. Delivery to a new address never costs more than you ordered with; where it costs less, you pay less or get the difference back, once. If you paid by bank transfer, please write to us to cancel an item; once we have confirmed the payment, GSTIN and delivery charge stay as they are.',
        'If we have to cancel because a product has sold out or a price was clearly wrong, we refund everything you paid.',
      ],
    },
    {
      id: 'returns',
      title: 'Returns and replacements',
      blocks: [
        {
          terms: [
            [
              'Damaged, wrong, incomplete, faulty or too old',
              `Please tell us within ${reportHours} hours of delivery if you can, with a photo, so that we can take it up with the courier. We collect the product at our cost and replace or refund it: tell us under “What happened?” which you prefer. Reporting later does not affect your legal rights.`,
            ],
            [
              'You changed your mind',
              'Within {return-days} of delivery, if the seal and pack are unopened. Return shipping is on you; we refund what you paid for the product.',
            ],
            [
              'Opened products',
              'For hygiene reasons, opened medicines, cosmetics and food supplements can be returned only if something is wrong with them. If your skin or body reacts to a product, stop using it, see a doctor and write to us: we’ll find a fair solution.',
            ],
          ],
        },
        'You can keep the free gift.',
        'The days for returns and refunds are those that applied when you ordered.',
      ],
    },
    {
      id: 'how-to-return',
      title: 'How to return a product',
      blocks: [
        {
          list: [
            `Open your order under [your orders](${paths.orders}) and choose “Return an item”, within {return-days} of delivery, or {fault-days} if something is wrong. You can add photos, then or until we reply. You get a ticket number right away. Later, or without the order’s page, [write to us](${paths.contact}?topic=return).`,
            `We reply within ${PROMISES.acknowledgeHours} hours, with the return address or, if we collect the product, with the pickup date.`,
            'Pack the product safely, and keep the courier’s receipt until you get your refund.',
          ],
        },
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        'We start your refund within {refund-days} of your cancellation, or of the day your return reaches us. We refund to your original payment method: card, UPI account, wallet or bank account. If you paid in cash or by bank transfer, your order’s page asks for a UPI ID or bank account, or we contact you when only some items are refunded; these days then begin when we have it. We delete these details once all the money is sent. We will never ask for your PIN, password or OTP.',
        'Your bank may need a few more days to show the amount. If your order had an invoice, we issue a credit note for the refund.',
      ],
    },
    {
      id: 'help',
      title: 'If something goes wrong',
      blocks: [
        `Use the [contact form](${paths.contact}?topic=complaint) or call us. With the form you get a ticket number. We reply to complaints within ${PROMISES.acknowledgeHours} hours and resolve them within one month.`,
        { live: 'seller' },
      ],
    },
  ],
};
