import type { AboutContent } from '#domain/shop-content/about-content.ts';
import { PROMISES } from '#domain/checkout/policy.ts';

/** The words of the page about the shop that stay: buttons, pictures and steps. */
export const aboutWords = {
  picture: 'Bottles, jars and soaps of the shop among the plants they are made from',
  shop: 'See what we make',
  ask: 'Ask us a question',
  stepsTitle: 'How our products are made',
  steps: [
    {
      picture: 'plant',
      title: 'It begins with the plant',
      text: 'We use the part of each plant that matters: ashwagandha root, tulsi leaf, amla fruit. We name each plant in Latin too.',
      alt: 'A drawn study of tulsi, holy basil, with leaves and flower spikes',
    },
    {
      picture: 'oil',
      title: 'Oils take their time',
      text: 'Herbs, water and sesame or coconut oil are heated until the water is gone and the oil has absorbed the herbs. The oil rests and is strained before filling.',
      alt: 'A bowl of warm herbal oil beside its bottle',
    },
    {
      picture: 'soap',
      title: 'Soaps cure for weeks',
      text: 'Bars are made from plant oils, cut, and air-dried until they are hard and mild.',
      alt: 'A bar of herbal soap',
    },
    {
      picture: 'label',
      title: 'A label you can read',
      text: 'Batch, date, licence, ingredients and quantity are on every pack. What doesn’t change between packs is on the product page too.',
      alt: 'An oil bottle with its label, in front of the plant it is made from',
    },
  ],
} as const;

/** The words of the page about the shop until the owner replaces them. */
export const aboutContent: AboutContent = {
  title: 'Made the slow way, for more than 25 years',
  lead: '{shop} makes Ayurvedic oils and medicines, herbal soaps and plant-based supplements in India and sells them directly to you.',
  storyTitle: 'What we stand for',
  story: [
    'We started with massage oils, cooked in small batches from classical recipes. We have grown, but we still take our time: an oil needs hours over the fire, and a soap weeks to cure.',
    'You should know what you put on your skin or take with your food. So the page of every medicine, cosmetic and food supplement lists all ingredients, manufacturer and licence, how to use it and when to be careful.',
    'We only say what is true. Our products support everyday wellness; they don’t replace a doctor or a good meal. No miracle claims, no countdown timers: just one honest price inclusive of all taxes.',
  ].join('\n\n'),
  promiseTitle: 'What you can count on',
  promises: [
    { title: 'Made in India', text: 'Each product page names the manufacturer and its address.' },
    {
      title: 'One price',
      text: 'Inclusive of all taxes, never above the MRP, the same for everyone.',
    },
    {
      title: 'A real person replies',
      text: `Every message gets a ticket number right away and a reply within ${PROMISES.acknowledgeHours} hours.`,
    },
    {
      title: 'Your data is yours',
      text: 'No advertising cookies, no analytics. We never sell your data.',
    },
  ],
  whereTitle: 'Visit us',
  whereText: 'Please call before you visit, so that we can make time for you.',
};
