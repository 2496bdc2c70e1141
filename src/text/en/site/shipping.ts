import { paths } from '#domain/site/paths.ts';
import { PROMISES, type Policy } from '#domain/checkout/policy.ts';

const { dispatchWorkingDays, transitDays, returnDays, reportHours, refundWorkingDays } = PROMISES;

const transit = (zone: keyof typeof transitDays): string => transitDays[zone].join(' to ');

/** Delivery, cancellation, returns and refunds: Consumer Protection (E-Commerce) Rules 2020, rule 5(3). */
export const shipping: Policy = {
  title: 'Shipping, delivery and returns',
  changedOn: '2026-11-25',
  summary: [
    `We hand your order to the courier within ${dispatchWorkingDays} working days and deliver within India.`,
    'You can cancel free of charge until the parcel has left us.',
    `Unopened products come back within ${returnDays} days for any reason; what is damaged, wrong or faulty is replaced or refunded, and we pay the way back.`,
  ],
  sections: [
    {
      id: 'where',
      title: 'Where we deliver',
      blocks: [
        'We deliver to addresses in India that our couriers serve. The PIN code decides; if yours is not served, we tell you before you pay. Army post offices (PIN codes that begin with 9) are usually out of the couriers’ reach: please write to us first.',
        'We do not ship abroad.',
      ],
    },
    {
      id: 'costs',
      title: 'What delivery costs',
      blocks: [
        { live: 'delivery-costs' },
        'All amounts include GST. The total in your cart already contains them; nothing is added later, and there is no fee for packing or for paying online.',
      ],
    },
    {
      id: 'time',
      title: 'How long it takes',
      blocks: [
        {
          terms: [
            [
              'Packing',
              `Within ${dispatchWorkingDays} working days of your order (Monday to Saturday).`,
            ],
            [
              'On the way',
              `Usually ${transit('near')} working days within our State, ${transit('far')} to the rest of India, and ${transit('remote')} to the hills, the islands and the North-East.`,
            ],
          ],
        },
        'These are our couriers’ usual times. If we see that an order will be late, we tell you and you may cancel it for a full refund. If it has not reached you 15 days after dispatch, we send it again or refund it, as you prefer.',
      ],
    },
    {
      id: 'tracking',
      title: 'Following your parcel',
      blocks: [
        `When the parcel has left us we e-mail you the courier and the tracking details. You also find them with the order, in [your account](${paths.orders}) or, as a guest, by [order number](${paths.findOrder}). If the tracking stands still for more than two working days, [write to us](${paths.contact}?topic=delivery).`,
      ],
    },
    {
      id: 'at-your-door',
      title: 'At your door',
      blocks: [
        'The courier tries up to three times and calls the number on the order. After that the parcel returns to us: a paid order is refunded without the delivery charge, an order with cash on delivery is cancelled.',
        'Nobody else opens your parcel. If it arrives torn or its seal is broken, you may refuse it, or accept it and take a photo before you open it.',
      ],
    },
    {
      id: 'cash-on-delivery',
      title: 'Cash on delivery',
      blocks: [
        'Where the courier offers it, you can pay in cash at the door. The fee named above is shown before you place the order. Please keep the exact amount ready. You can have one cash on delivery order at a time, or a few with a confirmed e-mail address; further orders are paid online.',
      ],
    },
    {
      id: 'freshness',
      title: 'How fresh products are when they arrive',
      blocks: [
        'Best-before months are on every product page and the exact date is printed on the pack. If a food supplement reaches you with less than 30 % of its shelf life and fewer than 45 days left, we replace or refund it.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling an order',
      blocks: [
        `Until your order is packed you can cancel it in [your account](${paths.dashboard}), and until the parcel is handed to the courier by a [message](${paths.contact}?topic=order). Parts of an order cannot be cancelled. There is no cancellation charge. What you have paid is refunded in full, delivery included.`,
        'If we have to cancel, because a product turned out to be sold out or a price was plainly wrong, we tell you why and refund everything.',
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
              `Tell us within ${reportHours} hours of delivery if you can, with a photo, so that we can take it up with the courier. We collect the product at our cost and replace or refund it, as you choose. Reporting later does not take away the rights that the law gives you.`,
            ],
            [
              'You changed your mind',
              `Within ${returnDays} days of delivery, if seal and pack are unopened. You pay the way back; we refund the price of the product.`,
            ],
            [
              'Opened products',
              'For hygiene an opened medicine, cosmetic or food supplement can be taken back only if something is wrong with it. If your skin or body reacts to a product, stop using it, ask a doctor, and write to us: we want to know, and we find a fair answer.',
            ],
          ],
        },
        'You keep the gift of the order.',
      ],
    },
    {
      id: 'how-to-return',
      title: 'How to send something back',
      blocks: [
        {
          list: [
            `[Write to us](${paths.contact}?topic=return) with your order number and, where something is wrong, a line on what you see. You get a ticket number at once.`,
            'We answer with the address and, when we pay, with the day of collection.',
            'Pack the product so that it survives the way, and keep the courier’s receipt until your refund has arrived.',
          ],
        },
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        `We start a refund within ${refundWorkingDays} working days of your cancellation, or of the day on which the return reached us. It goes back the way you paid: to the card, UPI account or wallet. For cash on delivery we ask you for a UPI ID or bank account; nobody from the shop will ever ask for your PIN, password or one-time code.`,
        'Your bank may need a few more days to show the amount. A credit note is issued for every refund.',
      ],
    },
    {
      id: 'help',
      title: 'If something goes wrong',
      blocks: [
        `Write through the [contact form](${paths.contact}?topic=complaint) or call. Complaints get a ticket number, an acknowledgement within ${PROMISES.acknowledgeHours} hours and a solution within one month.`,
        { live: 'seller' },
      ],
    },
  ],
};
