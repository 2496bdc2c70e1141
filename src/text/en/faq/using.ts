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
          'Ayurvedic medicines are made by the formulas of the classical books, or as proprietary mixtures of their plants, under an Ayurvedic manufacturing licence. Cosmetics clean and care for skin, hair and teeth. Food supplements (nutraceuticals) add plants or nutrients to the diet and are not for medicinal use. Each product page names its class and its licence.',
        ],
      },
      {
        slug: 'cure-claims',
        question: 'Can your products treat a disease?',
        answer: [
          'We do not say so of any product. Our pages describe traditional use and everyday wellness. For a disease, please see a doctor, and do not stop a prescribed medicine because of anything you read here.',
        ],
      },
      {
        slug: 'find-ingredients',
        question: 'Where do I find the ingredients?',
        answer: [
          'On every product page under “Ingredients”, with botanical names and, where the class of the product asks for it, with quantities. The same list is printed on the pack.',
        ],
      },
      {
        slug: 'how-to-use',
        question: 'How do I use a product, and how much of it?',
        answer: [
          'Each product page has “How to use” and what to be careful about, and so has the label. Please do not take more than it says. If page and label differ, follow the label.',
        ],
      },
      {
        slug: 'pregnancy-and-medicines',
        question: 'May I use it while pregnant, nursing or on medication?',
        answer: [
          'Ask your doctor first, and show the list of ingredients. The same holds if you have a medical condition, before an operation, and for children.',
        ],
      },
      {
        slug: 'patch-test',
        question: 'How do I know whether an oil or soap suits my skin?',
        answer: [
          'Put a little on the inside of your forearm and wait a day. If it reddens, itches or burns, wash it off and do not use the product. Plants can cause allergies like anything else.',
        ],
      },
      {
        slug: 'shelf-life',
        question: 'How long do products keep, and how do I store them?',
        answer: [
          'Best-before months are on the product page; the exact date is on the pack. Keep products closed, dry, cool and away from sun and children. Some oils turn cloudy or firm in the cold and clear again in the warmth of your hand.',
        ],
      },
      {
        slug: 'vegetarian',
        question: 'Are the products vegetarian?',
        answer: [
          'Each product page says whether the ingredients are of vegetarian origin, and the pack carries the green or the brown mark.',
        ],
      },
      {
        slug: 'sold-out',
        question: 'A product is sold out. When will it be back?',
        answer: [
          `Put it on your wish list to find it again, or [ask us](${paths.contact}?topic=product). We give a date only when we know one.`,
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
        question: 'How do I open an account?',
        answer: [
          `On [the sign-in page](${paths.auth()}), with Google or with an e-mail address and a password of at least eight characters. Your name is optional. You must be at least ${minimumAge} years old.`,
        ],
      },
      {
        slug: 'forgot-password',
        question: 'I have forgotten my password. What now?',
        answer: [
          `Choose “Forgot your password?” on [the sign-in page](${paths.auth()}). If an account exists for your address, a link arrives within minutes; look into the spam folder too. If you signed up with Google, sign in with Google: there is no password to reset.`,
        ],
      },
      {
        slug: 'wish-list',
        question: 'How does the wish list work?',
        answer: [
          `Tap the heart on a product. You are asked to sign in the first time; after that [your wish list](${paths.cartAndWishList}) is the same on all your devices. Nobody else can see it.`,
        ],
      },
      {
        slug: 'change-details',
        question: 'How do I change my name, phone or address?',
        answer: [
          `In [your profile](${paths.dashboard}). An order that is already placed keeps its address; [write to us](${paths.contact}?topic=order) quickly if that has to change.`,
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
          `Only what you give us for your account, orders and messages. The [privacy policy](${paths.privacy}#what-we-collect) lists every item with its purpose. We use no analytics or advertising cookies and sell nothing.`,
        ],
      },
      {
        slug: 'download-data',
        question: 'Can I see and download my data?',
        answer: [`Yes, in [your profile](${paths.dashboard}), as one file and at any time.`],
      },
      {
        slug: 'delete-account',
        question: 'How do I delete my account, and what stays?',
        answer: [
          `“Delete my account” in [your profile](${paths.dashboard}) removes account, profile, addresses and wish list at once. Invoices stay for ${invoiceYears} years, because tax law asks for it.`,
        ],
      },
    ],
  },
  {
    id: 'contact',
    title: 'Reaching us',
    entries: [
      {
        slug: 'how-to-reach-you',
        question: 'How do I reach a person?',
        answer: [
          `Through the [contact form](${paths.contact}), by e-mail, by phone during phone hours, or on WhatsApp. A message gets a ticket number at once and an answer within ${acknowledgeHours} hours.`,
        ],
        live: 'seller',
      },
      {
        slug: 'make-a-complaint',
        question: 'How do I make a complaint?',
        answer: [
          `Choose “Complaint” in the [contact form](${paths.contact}?topic=complaint), or write to the Grievance Officer. We acknowledge within ${acknowledgeHours} hours and resolve within one month. You may also call the National Consumer Helpline on 1915.`,
        ],
        live: 'grievance',
      },
    ],
  },
];
