import type { ReviewText } from './review-text.ts';

/** Reviews of soaps, hair, skin and oral care, by the product's slug. All of them are made up. */
export const CARE_REVIEWS: Readonly<Record<string, readonly ReviewText[]>> = {
  'franch-ayurveda-skin-soap': [
    [
      5,
      4,
      'Asha',
      'The bar stays hard on a slatted dish, and the scent is faint. Second order for the whole house.',
      { title: 'Lasts long', pictures: [0, 1] },
    ],
    [4, 19, 'Meera', 'Rinses clean. I would like it in a larger size as well.'],
    [
      2,
      40,
      'John',
      'The turmeric left a yellow edge on a white towel until it was washed.',
      { notBought: true, title: 'Not for my towels' },
    ],
    [
      5,
      52,
      'Sunita',
      'No perfume smell, no tight feeling after the bath. My mother-in-law asked for two more.',
    ],
    [
      5,
      66,
      'Prakash',
      'Simple soap, good price. The paper band instead of plastic is a nice touch.',
    ],
    [
      4,
      81,
      'Farida',
      'Nice colour and mild. Keep it dry, it softens if it lies in water.',
      { notBought: true },
    ],
  ],
  'franch-kumkumadi-face-oil': [
    [
      5,
      6,
      'Ritika',
      'Three drops are enough, as they say. Sinks in overnight and the pillow stays clean.',
      { title: 'Small bottle, lasts', pictures: [1] },
    ],
    [4, 22, 'Anjali', 'Lovely smell of saffron. Too rich for my summer, very good from November.'],
    [
      5,
      35,
      'Nazneen',
      'The label lists what is in it and how much, which I have not seen elsewhere at this price.',
    ],
    [3, 58, 'Tanvi', 'Nice oil, but the dropper takes too much each time.', { notBought: true }],
    [
      5,
      90,
      'Kavya',
      'Soft skin by morning. Third bottle since last winter, one drop goes into the day cream.',
    ],
  ],
  'franch-bhringraj-hair-oil': [
    [
      5,
      7,
      'Deepa',
      'Sunday champi is back in our house. Washes out with one shampoo.',
      { title: 'Like home', pictures: [1] },
    ],
    [
      4,
      20,
      'Rohini',
      'It is really green and it smells of leaves, not of perfume. Keep it away from light pillow covers.',
    ],
    [5, 33, 'Imran', 'Hair is easier to comb. My daughter took the bottle to her hostel.'],
    [
      4,
      55,
      'Usha',
      'Nice oil. The pump of the old bottle was better than this cap.',
      { notBought: true },
    ],
    [
      2,
      77,
      'Karan',
      'Smell is too herbal for me, gave it to my aunt who likes it.',
      { notBought: true },
    ],
    [5, 95, 'Bhavna', 'Third bottle. Always the same quality.'],
  ],
  'franch-amla-shikakai-shampoo': [
    [4, 10, 'Neha', 'Little foam, but it cleans. One needs two rounds after oiling.'],
    [
      5,
      24,
      'Saraswati',
      'My scalp likes it better than the blue one from the supermarket. Lasted us two months, and I have ordered it again.',
    ],
    [
      3,
      41,
      'Vivek',
      'Okay. I had expected more lather, although the page does say so.',
      { notBought: true },
    ],
    [4, 68, 'Geeta', 'Hair feels smooth without a conditioner.'],
  ],
  'franch-hibiscus-hair-mask': [
    [
      5,
      13,
      'Shruti',
      'Rinses out fully, no leaves left in the bathroom. Mixed with curd as written.',
    ],
    [4, 45, 'Payal', 'Soft hair for three days. A bit of work, as every powder.'],
  ],
  'franch-virgin-coconut-oil': [
    [5, 12, 'Anitha', 'Smells of fresh coconut. From Kochi myself, so I know.', { pictures: [0] }],
    [
      4,
      36,
      'Suresh',
      'Came solid in December, which is right. A wider mouth would help in winter.',
    ],
    [5, 60, 'Mary', 'For hair, for skin and in the kitchen, as they say.'],
  ],
  'franch-aloe-vera-gel': [
    [5, 9, 'Zoya', 'No colour, no strong perfume, does not pill under sunscreen.'],
    [4, 30, 'Ankit', 'Good after shaving. Sticky for a minute, then gone.', { notBought: true }],
    [4, 54, 'Priyanka', 'Cool and light. I keep it in the fridge door in May.'],
  ],
  'franch-rose-water-mist': [
    [
      5,
      14,
      'Lavanya',
      'Only roses and water on the label and that is how it smells.',
      { title: 'The real thing' },
    ],
    [4, 42, 'Rehana', 'Fine mist. The bottle could be larger.'],
    [5, 73, 'Komal', 'I make the multani mitti pack with it. Lovely.'],
  ],
  'franch-sandalwood-face-pack': [
    [4, 18, 'Ishita', 'Smooth paste, no grit. Dries in about ten minutes.'],
    [5, 57, 'Madhuri', 'Real chandan scent, very light. Once a week is enough for me.'],
  ],
  'franch-turmeric-day-cream': [
    [4, 21, 'Swati', 'No white cast and no yellow one either. Good under powder.'],
    [3, 50, 'Rashmi', 'Pleasant, but not enough for my dry winter skin.', { notBought: true }],
    [5, 84, 'Nandita', 'Gone in a minute, as written. Smells of almonds.'],
  ],
  'franch-neem-face-wash': [
    [5, 10, 'Arjun', 'Takes the sunscreen off after cricket and my face does not feel tight.'],
    [4, 26, 'Sneha', 'Mild. A pea is enough, so the tube lasts.'],
    [2, 61, 'Rahul', 'Too mild for me, I need to wash twice.', { notBought: true }],
  ],
  'franch-sandalwood-soap': [
    [
      5,
      17,
      'Padma',
      'The cupboard smells of it even before it is opened. Gave a box to my neighbour.',
      { pictures: [1] },
    ],
    [4, 43, 'Thomas', 'Hard bar, creamy lather. Costs more than the others, worth it for me.'],
  ],
  'franch-neem-tulsi-soap': [
    [4, 23, 'Ganesh', 'The right one for the monsoon. Smells like a garden, not like a hospital.'],
    [5, 65, 'Pallavi', 'Three boys, one bar, six weeks. Enough said.'],
  ],
  'franch-rose-aloe-soap': [
    [5, 34, 'Hema', 'Very mild, my skin does not itch after the bath. Please keep it in stock.'],
  ],
  'franch-coconut-milk-soap': [
    [5, 39, 'Jyoti', 'No perfume at all. We use it for our two-year-old.'],
  ],
  'franch-clove-toothpaste': [
    [5, 8, 'Naveen', 'Not sweet at last. Clove first, then mint.'],
    [4, 37, 'Ritu', 'Less foam than usual, clean feeling until lunch.'],
    [4, 64, 'Abdul', 'Whole family uses it. The tube could be larger.'],
  ],
  'franch-dant-manjan': [
    [4, 53, 'Sharada', 'Took me back to my nani’s house. Tin is handy for travel.'],
  ],
  'franch-swishing-oil': [
    [4, 59, 'Meghna', 'Pleasant mint taste, easier to keep than plain sesame oil.'],
  ],
  'franch-family-soap-box': [
    [
      5,
      30,
      'Rekha',
      'Gave three of these for Diwali. The box is in use as a drawer now.',
      { pictures: [1] },
    ],
  ],
};
