/** The words of the page about the shop. */
export const aboutWords = {
  title: 'Made the slow way, for more than 25 years',
  lead: 'Franch makes Ayurvedic oils and medicines, herbal soaps and plant-based supplements in India, and sells them here directly to the families who use them.',
  picture: 'Bottles, jars and soaps of the shop among the plants they are made from',
  shop: 'See what we make',
  ask: 'Ask us something',
  storyTitle: 'What we stand for',
  story: [
    'Our work began with massage oils, cooked in small batches from the recipes of the classical books. The shop has grown since; the patience has stayed. An oil needs its hours over the fire, and a soap needs its weeks on the shelf.',
    'We believe that people should know what they put on their skin or take with their food. So every product page names all ingredients, the maker and the licence, and says how to use a product and when to be careful.',
    'We also believe in saying only what is true. Our products support everyday wellness; they replace neither a doctor nor a good meal. You will find no miracle here, no countdown clock, and one honest price that includes all taxes.',
  ],
  stepsTitle: 'How our products are made',
  steps: [
    {
      picture: 'plant',
      title: 'It begins with the plant',
      text: 'Each plant is used for the part that counts: the root of ashwagandha, the leaf of tulsi, the fruit of amla. The botanical name stands beside the everyday one, so that there is no doubt which plant it is.',
      alt: 'A drawn study of tulsi, holy basil, with leaves and flower spikes',
    },
    {
      picture: 'oil',
      title: 'Oils take their time',
      text: 'Herbs, water and sesame or coconut oil are heated together until the water has gone and the oil has taken up what the plants give. Then it rests and is strained before it is filled.',
      alt: 'A bowl of warm herbal oil beside its bottle',
    },
    {
      picture: 'soap',
      title: 'Soaps cure for weeks',
      text: 'Bars are made from plant oils, cut, and left to dry in the air until they are hard and mild. Nothing is added to hurry them.',
      alt: 'A bar of herbal soap',
    },
    {
      picture: 'label',
      title: 'A label you can read',
      text: 'Batch, date, licence, ingredients and quantity are on every pack and, as far as they are the same for all packs, on the product page too.',
      alt: 'An oil bottle with its label, in front of the plant it is made from',
    },
  ],
  promiseTitle: 'What you can count on',
  promises: [
    ['Made in India', 'The maker’s name, address and licence are on each product page.'],
    ['One price', 'Inclusive of all taxes, never above the MRP, the same for everybody.'],
    [
      'Someone answers',
      'Every message gets a ticket number at once and an answer within 48 hours.',
    ],
    ['Your data is yours', 'No advertising cookies, no analytics, nothing sold.'],
  ],
  whereTitle: 'Where we are',
  whereText:
    'This is the company behind the shop. If you would like to visit us, please call first, so that somebody has time for you.',
} as const;
