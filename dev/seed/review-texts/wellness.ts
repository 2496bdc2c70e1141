import type { ReviewText } from './review-text.ts';

/** Reviews of wellness and nutrition, by the product's slug. All of them are made up. */
export const WELLNESS_REVIEWS: Readonly<Record<string, readonly ReviewText[]>> = {
  'franch-oil-nh-plus': [
    [
      4,
      9,
      'Meera',
      'It spreads well; I use half of what the label says.',
      { title: 'A little goes far' },
    ],
    [
      5,
      15,
      'Raghunath',
      'Warm it a little before the massage, as written on the pack. My father now asks for it every evening.',
      { pictures: [1] },
    ],
    [
      4,
      31,
      'Lakshmi',
      'Strong camphor smell at first, gone after ten minutes. Wears off clothes in one wash.',
    ],
    [
      3,
      44,
      'Dev',
      'Oil is fine, but the cap leaked a little in the parcel. They sent a new cap.',
      { notBought: true },
    ],
    [
      5,
      70,
      'Gurpreet',
      'Not sticky. I keep one bottle at home and one at my parents’ place in Ludhiana.',
    ],
  ],
  'franch-orthovin-thailam': [
    [
      5,
      11,
      'Venkatesh',
      'Smells like the thailam my grandmother got from her vaidya. Thick, so warm it first.',
    ],
    [4, 38, 'Shobha', 'Good after a long day of standing at work. Use an old towel, it stains.'],
    [
      4,
      63,
      'Iqbal',
      'Came in three days to Hyderabad, well packed in a carton inside a carton.',
      { notBought: true },
    ],
  ],
  'omega-3': [
    [
      5,
      8,
      'Nikhil',
      'No fish burps, finally. My wife is vegetarian, so this is the one we both take. Second pack already.',
    ],
    [4, 27, 'Pooja', 'Softgels are a bit large. Eleven months left on the date, good.'],
    [
      4,
      49,
      'Harish',
      'Clear label with the ALA written on it. Would like a pack for three months.',
      { notBought: true },
    ],
  ],
  'franch-ashwagandha-capsules': [
    [
      5,
      5,
      'Manoj',
      'Root only, written on the label. I take it with milk at night and the evenings are calmer.',
    ],
    [
      4,
      16,
      'Divya',
      'Took about a month before I noticed anything, as the page says. Reordered for my mother too.',
    ],
    [
      5,
      29,
      'Sameer',
      'No smell, easy to swallow. Delivered a day before the date shown at checkout.',
      { title: 'On time', pictures: [1] },
    ],
    [3, 47, 'Alka', 'Fine, but sixty capsules are only a month at two a day.', { notBought: true }],
    [4, 72, 'Joseph', 'Good packing, seal intact, batch number printed clearly.'],
  ],
  'franch-chyawanprash': [
    [
      5,
      11,
      'Rajesh',
      'Less sweet than the big brands and you can taste the amla. Second jar this winter.',
      { title: 'Tastes of amla', pictures: [1] },
    ],
    [4, 28, 'Kiran', 'Thick and dark. Children take it with milk without a fight.'],
    [
      4,
      62,
      'Balwinder',
      'Good. The jar came with a small dent, the inside seal was fine.',
      { notBought: true },
    ],
  ],
  'franch-triphala-churna': [
    [5, 16, 'Mohan', 'Fine powder, tastes as triphala should. With warm water at night.'],
    [4, 46, 'Latha', 'Good and fresh. Paper label came off in the kitchen after a month.'],
    [
      4,
      79,
      'Vikram',
      'Does what I bought it for. I will take the large jar next time.',
      { notBought: true },
    ],
  ],
  'franch-triphala-churna-250g': [
    [5, 25, 'Savita', 'Same powder as the small one, better price per gram.'],
  ],
  'franch-tulsi-drops': [
    [5, 13, 'Fatima', 'Two drops in the morning tea. Strong, so really two.'],
    [4, 51, 'Yash', 'Good dropper, no leak. The taste is sharp.'],
  ],
  'franch-tulsi-green-tea': [
    [4, 19, 'Aparna', 'Not bitter even when I forget it in the pot. Leaves are whole.'],
    [5, 48, 'Chetan', 'The lemongrass makes it. Tin closes tightly.'],
  ],
  'franch-moringa-leaf-powder': [
    [4, 32, 'Selvi', 'Bright green and fresh. I put it into the dosa batter.'],
    [
      3,
      69,
      'Akash',
      'Healthy I am sure, but the taste needs getting used to.',
      { notBought: true },
    ],
  ],
  'franch-abhyanga-sesame-oil': [
    [
      5,
      18,
      'Indu',
      'Warm it, twenty minutes, then the bath. My Saturday is saved.',
      { pictures: [1] },
    ],
    [4, 56, 'Parth', 'Smells of roasted sesame. Does not go rancid like the loose oil did.'],
  ],
  'franch-mint-comfort-balm': [
    [5, 14, 'Kulwant', 'Small tin for the handbag. Cool first, then warm.'],
    [4, 67, 'Seema', 'Nice on the temples after a day at the screen. Lid is tight.'],
  ],
  'franch-forest-honey': [
    [
      5,
      24,
      'Ashok',
      'Dark, thin and not too sweet. It set in January and cleared in warm water, as written.',
    ],
  ],
};
