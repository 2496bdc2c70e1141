import { paths } from '#domain/site/paths.ts';
import { PROMISES } from '#domain/checkout/policy.ts';
import type { FaqGroup } from './entry.ts';

const { reportHours, refundArrivalDays } = PROMISES;

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
          'Open a product, choose the quantity and add it to your cart. Your cart shows the total with delivery. At checkout, enter your address, choose how to pay, check your order and place it.',
        ],
      },
      {
        slug: 'order-without-account',
        question: 'Do I need an account to order?',
        answer: [
          'No. You can check out as a guest with your name, address, phone and email. An account keeps your wishlist, addresses and orders together, and you can create one any time.',
        ],
      },
      {
        slug: 'change-order',
        question: 'Can I change an order that I have placed?',
        answer: [
          `Yes, until it is packed. Open it in [your account](${paths.orders}) or by the link in our emails, and under “Change this order” change the address or phone, cancel an item, or add a GSTIN. You see the new delivery charge, total and arrival before you confirm.`,
          'For items that you cancel you get back what they cost after their discount; delivery and other charges stay as ordered. Delivery to a new address never costs more than you ordered with; where it costs less, you pay less or get the difference back, once. To add products, please place another order. If you paid by bank transfer, please write to us to cancel an item; once we have confirmed the payment, GSTIN and delivery charge stay as they are.',
        ],
      },
      {
        slug: 'cancel-order',
        question: 'How do I cancel an order, and does it cost anything?',
        answer: [
          `Cancel in [your account](${paths.orders}) until it is packed, or [write to us](${paths.contact}?topic=order) until the parcel is handed to the courier. There is no cancellation charge, and we refund everything you paid, including delivery. [More on cancelling](${paths.shipping}#cancelling)`,
        ],
      },
      {
        slug: 'surprise-gift',
        question: 'What is the surprise gift?',
        answer: [
          'A small free gift with every order, while we have any. It changes from time to time, and it’s a surprise. If you return the order, you can keep the gift.',
        ],
      },
      {
        slug: 'gst-invoice',
        question: 'Do I get a GST invoice?',
        answer: [
          'Yes. We email you a tax invoice when your order is packed, and you’ll find it with the order in your account. If you’re buying for a business, enter its GSTIN, legal name and billing address at checkout, under “For a business invoice (GSTIN)”. You can add or change them on the order’s page until it is packed or, with a bank transfer, until we confirm your payment.',
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
          'By UPI (including Google Pay), RuPay, Visa or Mastercard card, netbanking, or, where checkout offers it, by bank transfer or cash on delivery.',
        ],
      },
      {
        slug: 'cash-on-delivery',
        question: 'Is cash on delivery available, and what does it cost?',
        answer: [
          'Yes, where the courier offers it for your PIN code. The charge is shown before you place the order. You can have one open order at a time that isn’t paid yet, or a few if your email address is confirmed; please pay for further orders online.',
        ],
        live: 'delivery-costs',
      },
      {
        slug: 'bank-transfer',
        question: 'Can I pay by bank transfer?',
        answer: [
          'Yes, where checkout offers it. After you order, we show and email you our account details, the reference to enter and until when we hold your products. We pack them once the money is in our account. If it arrives later, we send your order if everything is in stock, or return the money.',
        ],
      },
      {
        slug: 'payment-security',
        question: 'Is it safe to pay here?',
        answer: [
          'Yes. You enter your card and UPI details on the payment provider’s own form over an encrypted connection; we never see or store them. We will never ask for your PIN, password or OTP, on the phone or anywhere else.',
        ],
      },
      {
        slug: 'payment-failed',
        question: 'Money was deducted, but my order failed. What should I do?',
        answer: [
          `Banks usually reverse a failed online payment automatically within a few working days. If you don’t have it back after ${refundArrivalDays} working days, [write to us](${paths.contact}?topic=payment) with the time and the amount, and we’ll trace it with the payment provider.`,
        ],
      },
      {
        slug: 'taxes-included',
        question: 'Do prices include GST?',
        answer: [
          'Yes. All prices are in rupees, inclusive of all taxes and never above the MRP. Your invoice shows the tax included.',
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
        question: 'How much does delivery cost?',
        answer: [
          'It depends on the value of your order and, where it says so below, on your State and the weight. Your cart shows it, and checkout shows it for your PIN code before you pay.',
        ],
        live: 'delivery-costs',
      },
      {
        slug: 'delivery-time',
        question: 'How long does delivery take?',
        answer: [
          'It takes the working days below. Enter your PIN code on a product page or at checkout to see the dates for it.',
        ],
        live: 'delivery-times',
      },
      {
        slug: 'where-we-deliver',
        question: 'Do you deliver to my area?',
        answer: [
          'We deliver wherever our couriers go in India. Enter your PIN code on a product page or at checkout to find out. We usually can’t deliver to army post offices (PIN codes starting with 9); please ask us first.',
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
          `Once your order ships, the link in our emails opens your order with the courier and the tracking details, on any device. You’ll also find it in [your account](${paths.orders}). If you checked out as a guest without keeping our emails, [track your order by its number](${paths.findOrder}). If the tracking doesn’t change for more than two working days, [write to us](${paths.contact}?topic=delivery).`,
        ],
      },
      {
        slug: 'not-at-home',
        question: 'What if nobody is at home?',
        answer: [
          'The courier calls the number on the order and tries up to three times. After that the parcel is returned to us, and a paid order is refunded in full.',
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
        question: 'Can I return a product?',
        answer: [
          `Yes, unopened products can be returned within {return-days} of delivery for any reason. Return shipping is on you. [How to return a product](${paths.shipping}#how-to-return)`,
        ],
      },
      {
        slug: 'damaged-or-wrong',
        question: 'My product arrived damaged, leaking or wrong. What should I do?',
        answer: [
          `Open your order under [your orders](${paths.orders}) and choose “Return an item”, with a photo, within ${reportHours} hours if you can. We collect it at our cost and replace or refund it, as you choose.`,
        ],
      },
      {
        slug: 'opened-product',
        question: 'Can I return a product that I have opened?',
        answer: [
          'Only if something is wrong with it, for hygiene and safety. If your skin or body reacts to it, stop using it, see a doctor and write to us; we’ll find a fair solution.',
        ],
      },
      {
        slug: 'return-shipping',
        question: 'Who pays for return shipping?',
        answer: [
          'We do if the product is damaged, wrong, incomplete, faulty or too close to its expiry. You do if you changed your mind.',
        ],
      },
      {
        slug: 'refund-time',
        question: 'When will I get my refund?',
        answer: [
          'We start your refund within {refund-days} of your cancellation, or of your return reaching us, to your original payment method. If you paid in cash or by bank transfer, your order’s page asks for a UPI ID or bank account, or we contact you when only some items are refunded; these days begin when we have it. Your bank may need a few more days.',
        ],
      },
    ],
  },
];
