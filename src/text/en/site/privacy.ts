import { paths } from '#domain/site/paths.ts';
import { PROMISES, type Policy } from '#domain/checkout/policy.ts';
import { collectedData } from './collected-data.ts';
import { CONSENT_YEARS } from '#domain/customer/consent-years.ts';

const {
  minimumAge,
  acknowledgeHours,
  invoiceYears,
  messageYears,
  noteYears,
  photoYears,
  logYears,
  payeeDays,
} = PROMISES;

/** The privacy notice: Digital Personal Data Protection Act 2023, section 5, and its Rules of 2025. */
export const privacy: Policy = {
  title: 'Privacy policy',
  changedOn: '2026-11-29',
  summary: [
    'We ask only for what an order, an account or an answer needs, and we name every item below.',
    'We do not sell data, show advertisements, or follow you with analytics or tracking cookies.',
    'You can see, correct, download and delete your data yourself, and withdraw a consent as easily as you gave it.',
  ],
  sections: [
    {
      id: 'who-is-responsible',
      title: 'Who is responsible for your data',
      blocks: [
        'The seller named here decides why and how your personal data is used, and is the Data Fiduciary under the Digital Personal Data Protection Act 2023 (“the Act”).',
        { live: 'seller' },
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect, and what for',
      blocks: [
        'You give us this data yourself. For each item you see what it is used for and which service it makes possible. We don’t buy data about you or build profiles.',
        {
          terms: collectedData,
        },
      ],
    },
    {
      id: 'consent',
      title: 'What we use without consent, and what only with it',
      blocks: [
        'When you place an order, create an account or write to us, you give us your data for exactly that purpose (section 7(a) of the Act), and we keep invoices because the law requires it. We don’t use your data for anything else without your separate, clear consent.',
        `No box in this shop is ticked in advance. We send news by email or WhatsApp only if you agree to it in [your account](${paths.security}). You choose for each, and saying no is as easy as saying yes.`,
        'The map of our office loads from a maps service only when you ask for it, because that service then sees your IP address.',
      ],
    },
    {
      id: 'storage-on-your-device',
      title: 'What is stored on your device',
      blocks: [
        'We set no advertising or analytics cookies. Your browser keeps only what the shop needs to work:',
        {
          list: [
            'the products you viewed last, the PIN code you entered and, without an account, your cart, until you sign out;',
            'what you have typed at the checkout, until you close the tab;',
            'your sign-in, until you sign out, and a token of reCAPTCHA where it checks requests;',
            'how often you have visited, up to three times, and whether we have offered to add the shop to your home screen;',
            'a message to us that you have not sent yet, until you send it or close the tab;',
            'what a page remembers while you use it, and the shop’s pictures and code, so that it opens faster.',
          ],
        },
        'You can delete all of this in your browser’s settings; then sign in again.',
      ],
    },
    {
      id: 'who-receives-data',
      title: 'Who receives your data',
      blocks: [
        'Only those who need it to do their part, under a contract that forbids any other use:',
        {
          terms: [
            [
              'Google (Firebase)',
              'Runs our database, sign-in and hosting, and may check with reCAPTCHA that requests come from a real browser. The database and the pictures are kept in Mumbai; the sign-in service may process your email address outside India, as the Act allows.',
            ],
            [
              'Payment providers',
              'Receive the amount, the order number, your name, email address and mobile number, and what you type into their form. Their name is shown before you pay.',
            ],
            [
              'Email provider',
              'Delivers the emails that we send you, to the address that you gave.',
            ],
            [
              'SMS and WhatsApp providers',
              'Where we send updates by SMS or WhatsApp, receive your mobile number and the text. WhatsApp is run by Meta.',
            ],
            [
              'Couriers',
              'Receive the name, address and phone number on the parcel. A service that books them for us also receives your email address, the products and their value.',
            ],
            [
              'Authorities and auditors',
              'Receive what the law obliges us to give, such as tax records.',
            ],
          ],
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          terms: [
            [
              'Account, profile, addresses, cart, wishlist, consents, reviews and questions',
              'Until you delete your account.',
            ],
            [
              'Proof of your consents',
              `${CONSENT_YEARS} years after you delete your account, without your name and address: which consent, which wording and when, because we have to be able to prove it (section 6(10) of the Act).`,
            ],
            [
              'Orders with our notes, coupons used and invoices',
              `${invoiceYears} years from the end of the financial year, as tax and company law require, even if you delete your account.`,
            ],
            ['Photos of a return', `${photoYears} years after you sent them.`],
            ['Notes of our team about a customer', `${noteYears} years after the last change.`],
            ['Messages and complaints', `${messageYears} years after they were resolved.`],
            [
              'UPI ID or bank account for a refund',
              `Until all refunds of the order are sent, at most ${payeeDays} days.`,
            ],
            ['Technical records', `${logYears} year, as the Rules of 2025 require.`],
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights, and how to use them',
      blocks: [
        'Your rights under the Act apply fully from 13 May 2027. We honour them already, free of charge.',
        {
          terms: [
            [
              'See your data',
              `[Your profile](${paths.dashboard}) and its other tabs show it; in [“Security and data”](${paths.security}) you can download what belongs to your account as one file. For your messages to us and anything else, write to us. On request we also tell you with whom it was shared.`,
            ],
            [
              'Correct and complete it',
              `Change name, phone and photo in [your profile](${paths.dashboard}), and addresses under [“Addresses”](${paths.addresses}). For your email address, write to us.`,
            ],
            [
              'Delete it',
              `“Delete my account” in [“Security and data”](${paths.security}) removes account, profile, addresses, photo, cart, wishlist, reviews and questions at once. Invoices stay for the time named above.`,
            ],
            [
              'Withdraw a consent',
              `[Your account](${paths.security}) shows what you have agreed to and since when. You can withdraw it there with one tap, without any disadvantage. What was done before stays lawful.`,
            ],
            [
              'Nominate someone',
              'You may nominate a person who uses these rights for you if you die or cannot act yourself. Write to us with the name and a way to reach them.',
            ],
          ],
        },
        `Without an account, or for anything else, use the [contact form](${paths.contact}?topic=privacy). To protect you, we first verify that it’s really you. We reply within ${acknowledgeHours} hours and settle it within one month.`,
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints, and the Data Protection Board',
      blocks: [
        'If you have a concern about your data, please contact our Grievance Officer first:',
        { live: 'grievance' },
        'If you are not happy with our answer, or don’t get one, you can complain to the Data Protection Board of India, through the [Ministry of Electronics and IT](https://www.meity.gov.in/).',
      ],
    },
    {
      id: 'children',
      title: `Only for ages ${minimumAge} and above`,
      blocks: [
        `The shop is for people of ${minimumAge} years and above. We do not knowingly process data of anyone younger. If a child has given us data, tell us and we’ll delete it.`,
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'Every connection is encrypted. Access rules protect every record in our database: except for the reviews and questions that you publish, only you, and the few staff who need it for their work, can see your data.',
        'If a data breach ever affects you, we will tell you and the Data Protection Board without delay: what happened, what it may mean for you, and what you can do.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this notice',
      blocks: [
        'The date of the last change is at the top. If we want to use your data for a new purpose, we ask you first.',
      ],
    },
    {
      id: 'hindi',
      title: 'हिन्दी में संक्षेप',
      lang: 'hi',
      blocks: [
        {
          list: [
            'हम केवल वही जानकारी माँगते हैं जो ऑर्डर, खाते या आपके प्रश्न के उत्तर के लिए आवश्यक है।',
            'हम आपकी जानकारी बेचते नहीं हैं, और विज्ञापन या ट्रैकिंग कुकी का उपयोग नहीं करते।',
            'आप अपनी जानकारी देख सकते हैं, सुधार सकते हैं, डाउनलोड कर सकते हैं और अपना खाता हटा सकते हैं। क़ानून के अनुसार बिल सुरक्षित रखे जाते हैं।',
            'दी गई सहमति आप उतनी ही आसानी से वापस ले सकते हैं जितनी आसानी से दी थी।',
            'शिकायत के लिए हमारे शिकायत अधिकारी को लिखें; संतोष न होने पर आप भारत के डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।',
          ],
        },
      ],
    },
  ],
};
