import { paths } from '#domain/site/paths.ts';
import { PROMISES } from '#domain/checkout/policy.ts';
import type { FaqGroup } from './entry.ts';

const { minimumAge, acknowledgeHours, invoiceYears } = PROMISES;

/** Questions about the products and their use, the account, privacy, and reaching us. */
export const usingQuestions: readonly FaqGroup[] = [
  {
    id: 'products',
    title: 'Products and use',
    entries: [
      {
        slug: 'what-is-ayurvedic',
        question: 'What is the difference between Ayurvedic, cosmetic and nutraceutical products?',
        answer: [
          'Ayurvedic medicines are made to the formulas of the classical books, or as proprietary mixtures of their plants, under an Ayurvedic manufacturing licence. Cosmetics clean and care for skin, hair and teeth. Food supplements (nutraceuticals) add plants or nutrients to your diet and are not for medicinal use. Each product page shows its type and licence.',
        ],
      },
      {
        slug: 'cure-claims',
        question: 'Can your products treat a disease?',
        answer: [
          'We don’t claim that for any product. Our pages describe traditional use and everyday wellness. For any disease, please see a doctor, and don’t stop a prescribed medicine because of anything you read here.',
        ],
      },
      {
        slug: 'find-ingredients',
        question: 'Where can I see the ingredients?',
        answer: [
          'On the page of every medicine, cosmetic and food supplement, under “Ingredients”, as printed on the pack: where required for that type of product, with quantities.',
        ],
      },
      {
        slug: 'how-to-use',
        question: 'How do I use a product, and how much should I use?',
        answer: [
          'See “How to use” and “Precautions” on the product page and on the label. Please don’t use more than it says. If the page and the label differ, follow the label.',
        ],
      },
      {
        slug: 'pregnancy-and-medicines',
        question: 'Can I use it if I’m pregnant, nursing or on medication?',
        answer: [
          'Please ask your doctor first and show the list of ingredients. The same applies if you have a medical condition, before an operation, and for children.',
        ],
      },
      {
        slug: 'patch-test',
        question: 'How do I know whether an oil or soap suits my skin?',
        answer: [
          'Do a patch test: apply a little to the inside of your forearm and wait 24 hours. If you notice redness, itching or burning, wash it off and don’t use the product. Plants can cause allergies too.',
        ],
      },
      {
        slug: 'shelf-life',
        question: 'What is the shelf life, and how do I store products?',
        answer: [
          'The shelf life is on the product page, and the exact date is on the pack. Keep products closed, in a cool, dry place, away from sunlight and children. Some oils turn cloudy or solid in the cold and become clear again when warmed in your hand.',
        ],
      },
      {
        slug: 'vegetarian',
        question: 'Are the products vegetarian?',
        answer: [
          'Where the law requires the green or brown mark, the product page shows it, and so does the pack.',
        ],
      },
      {
        slug: 'sold-out',
        question: 'A product is sold out. When will it be back?',
        answer: [
          `Tap “Notify me” on the product page and we’ll email you when it’s back, or [ask us](${paths.contact}?topic=product).`,
        ],
      },
    ],
  },
  {
    id: 'account',
    title: 'Account',
    entries: [
      {
        slug: 'open-account',
        question: 'How do I create an account?',
        answer: [
          `On [the sign-in page](${paths.auth()}), with Google or with your email address and a password of at least eight characters. Your name is optional. You must be at least ${minimumAge} years old.`,
        ],
      },
      {
        slug: 'forgot-password',
        question: 'I forgot my password. What should I do?',
        answer: [
          `Choose “Forgot your password?” on [the sign-in page](${paths.auth()}). If there is an account for your email address, you’ll get a link within minutes; please check your spam folder too. If you signed up with Google, sign in with Google: there is no password to reset.`,
        ],
      },
      {
        slug: 'wish-list',
        question: 'How does the wishlist work?',
        answer: [
          `Tap the heart on a product. You’ll be asked to sign in the first time; after that you’ll see [your wishlist](${paths.cartAndWishList}) on all your devices. Only you can see it.`,
        ],
      },
      {
        slug: 'change-details',
        question: 'How do I change my name, phone or address?',
        answer: [
          `Name and phone in [your profile](${paths.dashboard}), addresses under [“Addresses”](${paths.addresses}). Changes don’t affect orders you have already placed: change the address of an order on [its page](${paths.orders}) until it is packed.`,
        ],
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    entries: [
      {
        slug: 'what-data',
        question: 'What do you know about me?',
        answer: [
          `Only what you give us for your account, orders and messages. Our [privacy policy](${paths.privacy}#what-we-collect) lists everything with its purpose. We use no analytics or advertising cookies and never sell your data.`,
        ],
      },
      {
        slug: 'download-data',
        question: 'Can I see and download my data?',
        answer: [
          `Yes, you can download what belongs to your account as one file any time in [“Security and data”](${paths.security}). For your messages to us and anything else, [write to us](${paths.contact}?topic=privacy).`,
        ],
      },
      {
        slug: 'delete-account',
        question: 'How do I delete my account, and what is kept?',
        answer: [
          `“Delete my account” in [your account](${paths.security}) deletes your account, profile, addresses, cart, wishlist, reviews and questions immediately. Orders and invoices are kept for ${invoiceYears} years, as tax law requires.`,
        ],
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact us',
    entries: [
      {
        slug: 'how-to-reach-you',
        question: 'How do I talk to someone?',
        answer: [
          `Use the [contact form](${paths.contact}), email us, call us during phone hours, or message us on WhatsApp. With the form you get a ticket number right away. We reply within ${acknowledgeHours} hours.`,
        ],
        live: 'seller',
      },
      {
        slug: 'make-a-complaint',
        question: 'How do I make a complaint?',
        answer: [
          `Choose “Complaint” in the [contact form](${paths.contact}?topic=complaint), or write to our Grievance Officer. We reply to complaints within ${acknowledgeHours} hours and resolve them within one month. You can also call the National Consumer Helpline on 1915.`,
        ],
        live: 'grievance',
      },
    ],
  },
];
