import { paths } from '#domain/site/paths.ts';
import { PROMISES, type Policy } from '#domain/checkout/policy.ts';

const { minimumAge, acknowledgeHours } = PROMISES;

/** The terms of sale and use. */
export const terms: Policy = {
  title: 'Terms and conditions',
  changedOn: '2026-11-25',
  summary: [
    'The price you see includes all taxes, and the total in the cart is the total you pay.',
    'Your order becomes a contract when we hand the parcel to the courier; until then you may cancel free of charge.',
    'Our products support everyday wellness. They do not replace a doctor, and nothing here takes away the rights that Indian law gives you.',
  ],
  sections: [
    {
      id: 'seller',
      title: 'Who sells to you',
      blocks: [
        'The shop Franch is run by the seller named here, who is your partner for every order. These terms apply to all orders and to the use of this website.',
        { live: 'seller' },
      ],
    },
    {
      id: 'who-may-buy',
      title: 'Who may buy',
      blocks: [
        `You may order if you are at least ${minimumAge} years old, live or receive parcels in India, and order for yourself, your family or as a present. Orders for resale need our agreement in writing.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'An account is free and voluntary. Please keep its password to yourself, give us correct details, and tell us if you think that somebody else has used it. You may delete it at any time.',
        'We may close an account that is used for fraud or to harm others. We tell you why, and orders that are already paid are delivered or refunded.',
      ],
    },
    {
      id: 'products',
      title: 'Our products and what we say of them',
      blocks: [
        'The shop sells Ayurvedic medicines, cosmetics and food supplements. Each product page names the maker, licence, ingredients, net quantity, how to use it and what to be careful about. Please read the label on the pack before use; if it differs from this website, the label counts, and we are grateful for a word.',
        'What we write describes traditional use and everyday wellness. It is not medical advice, and no product here is offered to diagnose, treat or prevent a disease. Ask a doctor first if you are pregnant or nursing, take prescribed medicines, have a medical condition, or want to give a product to a child. Food supplements are not for medicinal use and do not replace a varied diet.',
        'Pictures show the product as well as a screen can. Colour and scent of plants differ a little from batch to batch.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        'All prices are in Indian rupees and include GST. The maximum retail price (MRP) is shown where the selling price is lower. We never sell above the MRP, and nobody gets a different price because of who they are.',
        `Delivery charges are shown in the cart before you order; they are also listed under [what delivery costs](${paths.shipping}#costs).`,
        'If a price is plainly wrong by mistake, we ask you before we go on, or cancel the order and refund it in full.',
      ],
    },
    {
      id: 'orders',
      title: 'How an order comes about',
      blocks: [
        {
          list: [
            'The products in the shop are an invitation to order.',
            'You see the whole order with every charge before you place it. Nothing is added that you did not choose, and no box is ticked in advance.',
            'The order number that you see at the end says that we have received your order.',
            'The contract is made when we hand the parcel to the courier. If we cannot deliver, we tell you at once and refund what you paid.',
          ],
        },
        'We may limit quantities to what a household needs, and we may ask for a confirmation of orders with cash on delivery.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        'You can pay by UPI (also with Google Pay), by Visa or Mastercard, and in cash at the door where the courier offers it. Checkout shows which of these are open for your order and any fee before you choose. Paying online costs nothing extra.',
        'Card and UPI details are entered with the payment provider, over an encrypted connection, and never reach us. The provider is Razorpay, which is named at checkout as well; its help is at razorpay.com/support. If money was taken but the order failed, it returns to you by itself; otherwise write to us with the time and the amount. Your bank’s rules on disputing a payment remain open to you.',
      ],
    },
    {
      id: 'gift',
      title: 'The surprise gift',
      blocks: [
        'We put a small surprise into each parcel. It is a present: it costs nothing, changes with what is at hand, cannot be chosen or exchanged for money, and does not have to come back when you return something.',
      ],
    },
    {
      id: 'delivery-and-returns',
      title: 'Delivery, cancellation, returns and refunds',
      blocks: [
        `How and when we deliver, how to [cancel](${paths.shipping}#cancelling), what can be [sent back](${paths.shipping}#returns), who pays the way, and when your [refund](${paths.shipping}#refunds) comes is written in [Shipping, delivery and returns](${paths.shipping}), which is part of these terms.`,
        'The risk of loss or damage passes to you only when the parcel is in your hands.',
      ],
    },
    {
      id: 'content',
      title: 'Texts, pictures and fair use',
      blocks: [
        'Texts, pictures, names and signs of this shop belong to the seller or are used with permission. You are welcome to link to any page and to print or save pages for yourself. Please ask before you publish them elsewhere.',
        'Do not disturb the shop, try to get at other people’s data, or gather its content by machine in a way that burdens it. If you have found a weakness, tell us; we are grateful and do not pursue anyone who acts in good faith.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        'We answer for our products and our work as the Consumer Protection Act 2019 says, including product liability. No sentence in these terms limits that.',
        'We do not answer for what comes from using a product against its label, or for an interruption of the website that we could not prevent. Links to other sites are offered as a help; their owners answer for them.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      blocks: [
        `[Write to us](${paths.contact}?topic=complaint) or to the Grievance Officer. You get a ticket number at once, an acknowledgement within ${acknowledgeHours} hours and a solution within one month.`,
        { live: 'grievance' },
        'You may also turn to the [National Consumer Helpline](https://consumerhelpline.gov.in/) (call 1915), and to the consumer commission of the place where you live or work.',
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        'The law of India applies. As a consumer you may always go to the commission or court that the law opens to you where you live; for everyone else the courts at the seller’s principal address decide.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        `For an order, the terms of the day on which it was placed apply. The day of the last change stands at the top. Personal data is covered by the [privacy policy](${paths.privacy}).`,
      ],
    },
  ],
};
