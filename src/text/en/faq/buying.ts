import { paths } from '#domain/site/paths.ts';
import { PROMISES } from '#domain/checkout/policy.ts';
import type { FaqGroup } from './entry.ts';

const { dispatchWorkingDays, returnDays, reportHours, refundWorkingDays } = PROMISES;

/** Questions about buying: orders, payment, delivery, returns. */
export const buyingQuestions: readonly FaqGroup[] = [
  {
    id: 'orders',
    title: 'Orders',
    entries: [
      {
        slug: 'how-to-order',
        question: 'How do I place an order?',
        answer: [
          'Open a product, choose the quantity and put it into the cart. The cart shows the whole price with delivery. At checkout you give the address, choose how to pay, see everything once more, and place the order.',
        ],
      },
      {
        slug: 'order-without-account',
        question: 'Do I need an account to order?',
        answer: [
          'No. You can order as a guest with your name, address, phone and e-mail. An account keeps your wish list, addresses and orders together, and you can open one at any time.',
        ],
      },
      {
        slug: 'change-order',
        question: 'Can I change an order that I have placed?',
        answer: [
          `The products and the address of a placed order cannot be changed. Until it is packed you can cancel it free of charge in [your account](${paths.orders}), or by calling us if you ordered as a guest, and order again. We pack within ${dispatchWorkingDays} working days.`,
        ],
      },
      {
        slug: 'cancel-order',
        question: 'How do I cancel an order, and does it cost anything?',
        answer: [
          `Cancel in [your account](${paths.orders}) until it is packed, and by a [message](${paths.contact}?topic=order) until the parcel has left us. There is no cancellation charge, and everything you paid comes back, delivery included. [More on cancelling](${paths.shipping}#cancelling)`,
        ],
      },
      {
        slug: 'surprise-gift',
        question: 'What is the surprise gift?',
        answer: [
          'A small present in each parcel. It is free, it changes, and we do not tell beforehand what it is. If you return the order, the gift stays yours.',
        ],
      },
      {
        slug: 'gst-invoice',
        question: 'Do I get a GST invoice?',
        answer: [
          'Yes. We e-mail you a tax invoice for every order when it is packed, and you find it with the order in your account. If you buy for a business, enter its GSTIN, legal name and billing address at checkout, under “For a business invoice (GSTIN)”; they cannot be added afterwards.',
        ],
      },
    ],
  },
  {
    id: 'payment',
    title: 'Payment',
    entries: [
      {
        slug: 'payment-methods',
        question: 'How can I pay?',
        answer: [
          'By UPI (also with Google Pay), Visa or Mastercard, or in cash at the door where the courier offers it. Checkout shows which of these are open for your order.',
        ],
      },
      {
        slug: 'cash-on-delivery',
        question: 'Is cash on delivery possible, and what does it cost?',
        answer: [
          'Where the courier offers it for your PIN code, yes. The fee is shown before you place the order. You can have one cash on delivery order at a time, or a few with a confirmed e-mail address; further orders are paid online.',
        ],
        live: 'delivery-costs',
      },
      {
        slug: 'payment-security',
        question: 'Is it safe to pay here?',
        answer: [
          'Card and UPI details are typed into the payment provider’s own form over an encrypted connection; we never see or keep them. Nobody from the shop will ever ask for your PIN, password or one-time code, on the phone or elsewhere.',
        ],
      },
      {
        slug: 'payment-failed',
        question: 'Money was taken, but the order failed. What now?',
        answer: [
          `Banks usually return such a payment by themselves within a few working days. If it is not back after ${refundWorkingDays} working days, [write to us](${paths.contact}?topic=payment) with the time and the amount, and we trace it with the payment provider.`,
        ],
      },
      {
        slug: 'taxes-included',
        question: 'Do prices include GST?',
        answer: [
          'Yes. Every price is the full price in rupees, inclusive of all taxes, and never above the MRP. The invoice shows the tax in it.',
        ],
      },
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery',
    entries: [
      {
        slug: 'delivery-cost',
        question: 'What does delivery cost?',
        answer: [
          'It depends on the value of your order, and the cart always shows it before you decide.',
        ],
        live: 'delivery-costs',
      },
      {
        slug: 'delivery-time',
        question: 'How long does delivery take?',
        answer: [
          `We pack within ${dispatchWorkingDays} working days. The courier then usually needs 2 to 4 working days to large cities and 4 to 8 to all other places; hills, islands and the North-East can take longer.`,
        ],
      },
      {
        slug: 'where-we-deliver',
        question: 'Do you deliver to my place?',
        answer: [
          'We deliver within India wherever our couriers go. Your PIN code decides, and you know before you pay. Army post offices (PIN codes that begin with 9) are usually out of reach; please ask us first.',
        ],
      },
      {
        slug: 'abroad',
        question: 'Do you ship abroad?',
        answer: ['No, only within India.'],
      },
      {
        slug: 'track-order',
        question: 'Where is my parcel?',
        answer: [
          `Courier and tracking number stand with the order in [your account](${paths.orders}) as soon as the parcel has left us; an order without an account is [found by its number](${paths.findOrder}). If the tracking stands still for more than two working days, [write to us](${paths.contact}?topic=delivery).`,
        ],
      },
      {
        slug: 'not-at-home',
        question: 'What if nobody is at home?',
        answer: [
          'The courier calls the number on the order and tries up to three times. After that the parcel comes back to us; a paid order is refunded without the delivery charge.',
        ],
      },
    ],
  },
  {
    id: 'returns',
    title: 'Returns and refunds',
    entries: [
      {
        slug: 'return-product',
        question: 'Can I send something back?',
        answer: [
          `Unopened products, yes: within ${returnDays} days of delivery, for any reason. You pay the way back. [How to send something back](${paths.shipping}#how-to-return)`,
        ],
      },
      {
        slug: 'damaged-or-wrong',
        question: 'Something arrived damaged, leaking or wrong. What do I do?',
        answer: [
          `[Write to us](${paths.contact}?topic=return) with a photo, within ${reportHours} hours if you can. We collect it at our cost and replace or refund it, as you choose.`,
        ],
      },
      {
        slug: 'opened-product',
        question: 'Can I return a product that I have opened?',
        answer: [
          'Only if something is wrong with it, for reasons of hygiene and safety. If your skin or body does not bear it, stop using it, ask a doctor, and write to us; we find a fair answer.',
        ],
      },
      {
        slug: 'return-shipping',
        question: 'Who pays for sending it back?',
        answer: [
          'We do when the product is damaged, wrong, incomplete, faulty or too old. You do when you have changed your mind.',
        ],
      },
      {
        slug: 'refund-time',
        question: 'When do I get my money back?',
        answer: [
          `We start the refund within ${refundWorkingDays} working days of your cancellation or of the return’s arrival, the way you paid. For cash on delivery we ask you for a UPI ID or bank account. Your bank may need a few days more.`,
        ],
      },
    ],
  },
];
