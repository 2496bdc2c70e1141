import { paths } from '#domain/site/paths.ts';
import { PROMISES, type Policy } from '#domain/checkout/policy.ts';
import { ONLINE_PROVIDER, providerProfile } from '#domain/payment/providers.ts';

const provider = providerProfile(ONLINE_PROVIDER);
const providerHelp = provider.help.replace(/^https:\/\/|\/$/gu, '');
const { minimumAge, acknowledgeHours } = PROMISES;

/** The terms of sale and use. */
export const terms: Policy = {
  title: 'Terms and conditions',
  changedOn: '2026-11-29',
  summary: [
    'The price you see includes all taxes, and the total that checkout shows before you place the order is the total you pay.',
    'Your order becomes a contract when we hand the parcel to the courier; until then you may cancel free of charge.',
    'Our products support everyday wellness. They do not replace a doctor, and nothing here takes away the rights that Indian law gives you.',
  ],
  sections: [
    {
      id: 'seller',
      title: 'Who sells to you',
      blocks: [
        '{shop} is run by the seller named here, with whom you enter into a contract for every order. These terms apply to all orders and to the use of this website.',
        { live: 'seller' },
      ],
    },
    {
      id: 'who-may-buy',
      title: 'Who may buy',
      blocks: [
        `You may order if you are at least ${minimumAge} years old, live or receive parcels in India, and order for yourself, your family or as a gift. Orders for resale need our agreement in writing.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'An account is free and optional. Please keep your password to yourself, give us correct details, and tell us if you think that someone else has used your account. You can delete it any time.',
        'We may close an account that is used for fraud or to harm others. We tell you why, and orders that are already paid are delivered or refunded.',
      ],
    },
    {
      id: 'products',
      title: 'Our products and what we say about them',
      blocks: [
        'The shop sells Ayurvedic medicines, cosmetics and food supplements. The page of each of them names the maker, licence, ingredients, net quantity, how to use it and what to be careful about. Please read the label on the pack before use; if it differs from this website, follow the label and please let us know.',
        'What we write describes traditional use and everyday wellness. It is not medical advice, and no product here is offered to diagnose, treat or prevent a disease. Ask a doctor first if you are pregnant or nursing, take prescribed medicines, have a medical condition, or want to give a product to a child. Food supplements are not for medicinal use and do not replace a varied diet.',
        'Pictures show the product as well as a screen can. Colour and scent of plants differ a little from batch to batch.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        'All prices are in Indian rupees and include GST. The maximum retail price (MRP) is shown where the selling price is lower. We never sell above the MRP, and everyone gets the same price.',
        `Checkout shows the delivery charge to your PIN code before you order; all charges are listed under [delivery charges](${paths.shipping}#costs).`,
        'If a price is clearly wrong by mistake, we contact you before we continue, or cancel the order and refund it in full.',
      ],
    },
    {
      id: 'orders',
      title: 'How an order becomes a contract',
      blocks: [
        {
          list: [
            'The products in the shop are an invitation to order.',
            'You see the whole order with every charge before you place it. Nothing is added that you did not choose, and no box is ticked in advance.',
            'The order number you see at the end confirms that we have received your order.',
            'The contract is made when we hand the parcel to the courier. If we can’t deliver, we tell you immediately and refund what you paid.',
          ],
        },
        'We may limit quantities to what a household needs, and we may ask you to confirm cash on delivery orders.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        'You can pay by UPI (including Google Pay), RuPay, Visa or Mastercard card, netbanking, or, where checkout offers it, by bank transfer or cash on delivery. Checkout shows any charge before you choose. Paying online costs nothing extra.',
        `Card and UPI details are entered with the payment provider, over an encrypted connection, and never reach us. The provider is ${provider.title}, which is named at checkout as well; its help is at ${providerHelp}. If money was deducted but the order failed, your bank returns it automatically; if it doesn’t, write to us with the time and the amount. You can also dispute a payment with your bank under its rules.`,
      ],
    },
    {
      id: 'gift',
      title: 'The surprise gift',
      blocks: [
        'We add a small surprise gift to every order while we have any. It is free, cannot be chosen or exchanged for money, and you can keep it if you return something.',
      ],
    },
    {
      id: 'delivery-and-returns',
      title: 'Delivery, cancellation, returns and refunds',
      blocks: [
        `How and when we deliver, how to [cancel](${paths.shipping}#cancelling), what can be [returned](${paths.shipping}#returns), who pays for return shipping, and when you get your [refund](${paths.shipping}#refunds) is explained in [Shipping, delivery and returns](${paths.shipping}), which is part of these terms.`,
        'The risk of loss or damage passes to you only when the parcel is in your hands.',
      ],
    },
    {
      id: 'content',
      title: 'Texts, pictures and fair use',
      blocks: [
        'Texts, pictures, names and signs of this shop belong to the seller or are used with permission. You are welcome to link to any page and to print or save pages for yourself. Please ask before you publish them elsewhere.',
        'Do not disrupt the shop, try to access other people’s data, or collect its content automatically in a way that overloads it. If you find a security problem, please tell us; we take no action against anyone who acts in good faith.',
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      blocks: [
        'We are liable for our products and services as set out in the Consumer Protection Act 2019, including product liability. Nothing in these terms limits that.',
        'We are not liable for harm from using a product against its label, or for website outages that we could not prevent. Links to other sites are for your convenience; their owners are responsible for them.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      blocks: [
        `[Write to us](${paths.contact}?topic=complaint) or to the Grievance Officer. With the form you get a ticket number right away. We reply to complaints within ${acknowledgeHours} hours and resolve them within one month.`,
        { live: 'grievance' },
        'You can also contact the [National Consumer Helpline](https://consumerhelpline.gov.in/) (call 1915), and to the consumer commission of the place where you live or work.',
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        'The law of India applies. As a consumer, you can always approach the consumer commission or court where you live; for everyone else, the courts at the seller’s principal address have jurisdiction.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        `The terms in force on the day you place an order apply to it. The date of the last change is at the top. Personal data is covered by the [privacy policy](${paths.privacy}).`,
      ],
    },
  ],
};
