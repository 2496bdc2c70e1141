import { EDIBLE_OIL, HAIR_OIL_OR_SHAMPOO, OTHER_HAIR_CARE } from '../classes.ts';
import { of, paragraphs, type SeedRecord } from '../product.ts';

/** Hair care: oils, a shampoo, a mask. */
export const HAIR_CARE: readonly SeedRecord[] = [
  {
    ...HAIR_OIL_OR_SHAMPOO,
    slug: 'franch-bhringraj-hair-oil',
    title: 'Bhringraj Hair Oil',
    genericName: 'Hair oil',
    sku: 'FR-BHR-200',
    price: 279,
    mrp: 320,
    stock: 155,
    daysAgo: 7.6,
    netQuantity: { value: 200, unit: 'ml' },
    concerns: ['Hair strength', 'Dandruff'],
    description: paragraphs(
      'Bhringraj, “king of the braids”, cooked into sesame and coconut oil with amla, curry leaf and a few hibiscus flowers. The oil is green when it is fresh and darkens to olive with time.',
      'For the Sunday oiling: it softens dry lengths, makes combing easy and leaves hair with a quiet shine after washing.',
    ),
    howToUse:
      'Warm a spoonful, part the hair and massage the scalp for five minutes; draw the rest through to the ends. Wash after one hour or in the morning.',
    ingredients: [
      of('Bhringraj juice', 'Eclipta prostrata', '2 ml'),
      of('Amla', 'Phyllanthus emblica', '0.5 g'),
      of('Hibiscus flower', 'Hibiscus rosa-sinensis', '0.2 g'),
      of('Sesame and coconut oil', 'Sesamum indicum, Cocos nucifera', 'to 10 ml'),
    ],
  },
  {
    ...HAIR_OIL_OR_SHAMPOO,
    slug: 'franch-amla-shikakai-shampoo',
    title: 'Amla & Shikakai Shampoo',
    genericName: 'Shampoo',
    sku: 'FR-SHA-250',
    price: 229,
    mrp: 265,
    stock: 118,
    daysAgo: 40.85,
    netQuantity: { value: 250, unit: 'ml' },
    concerns: ['Hair strength', 'Dandruff'],
    description: paragraphs(
      'Shikakai pods and soapnut clean gently; amla leaves hair smooth. A plant-based washing agent from coconut helps them along, so it foams a little, but not like an advertisement.',
      'Enough for two to three months of washing twice a week.',
    ),
    howToUse:
      'Massage a small palmful into wet hair, wait a minute, rinse. Once is usually enough.',
    ingredients: [
      of('Water and coconut glucoside', 'Cocos nucifera', '84 %'),
      of('Shikakai extract', 'Senegalia rugata', '6 %'),
      of('Amla extract', 'Phyllanthus emblica', '5 %'),
      of('Soapnut extract', 'Sapindus mukorossi', '3 %'),
    ],
  },
  {
    ...OTHER_HAIR_CARE,
    slug: 'franch-hibiscus-hair-mask',
    title: 'Hibiscus & Methi Hair Mask',
    genericName: 'Herbal hair pack',
    sku: 'FR-HIB-100',
    price: 165,
    mrp: 185,
    stock: 44,
    daysAgo: 131.45,
    netQuantity: { value: 100, unit: 'g' },
    concerns: ['Hair strength'],
    description: paragraphs(
      'Dried hibiscus flowers, fenugreek seed and rose petals, ground so fine that the paste rinses out without leaving a garden in the bath.',
      'Mix with curd for dry hair or with water for normal hair. Hair feels soft and is easy to comb.',
    ),
    howToUse:
      'Mix three spoons with curd or water to a smooth paste. Apply for thirty minutes and rinse well.',
    ingredients: [
      of('Hibiscus flower', 'Hibiscus rosa-sinensis', '45 %'),
      of('Methi seed', 'Trigonella foenum-graecum', '35 %'),
      of('Rose petal', 'Rosa × damascena', '20 %'),
    ],
  },
  {
    ...EDIBLE_OIL,
    slug: 'franch-virgin-coconut-oil',
    title: 'Virgin Coconut Oil, Cold-Pressed',
    genericName: 'Virgin coconut oil',
    sku: 'FR-VCO-500',
    price: 390,
    mrp: 390,
    stock: 86,
    daysAgo: 265.2,
    netQuantity: { value: 500, unit: 'ml' },
    shelfLifeMonths: 18,
    concerns: ['Dry skin', 'Hair strength'],
    description: paragraphs(
      'Pressed from fresh coconut within four hours of opening the shell, never heated above the warmth of a Kerala afternoon. Clear when it is warm, white and firm below 24 °C; both are as they should be.',
      'One bottle for hair, skin and the kitchen.',
    ),
    howToUse:
      'For hair: warm a spoon between the palms and work through dry lengths. Also good in the pan.',
    cautions: 'Store away from sunlight. If you know of an allergy to coconut, do not use it.',
    ingredients: [of('Virgin coconut oil', 'Cocos nucifera', 'all of it')],
  },
];
