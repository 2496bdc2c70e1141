import { BAR_SOAP } from '../classes.ts';
import { of, paragraphs, type SeedRecord } from '../product.ts';

const HOW =
  'Work up a lather with warm water, massage over the skin and rinse. Let the bar dry on a slatted dish between uses; it lasts twice as long.';
const CAUTION =
  'For external use only. Avoid the eyes; if soap gets in, rinse with plenty of water. Stop using it if the skin reddens.';
const BASE = [
  of('Sodium cocoate and sodium palmate', 'Cocos nucifera, Elaeis guineensis', '72 %'),
  of('Glycerin', 'vegetable', '6 %'),
];

const SOAP = { ...BAR_SOAP, genericName: 'Toilet soap', howToUse: HOW, cautions: CAUTION };

/** Soaps: bars for every day, none of them medicated. */
export const SOAPS: readonly SeedRecord[] = [
  {
    ...SOAP,
    slug: 'franch-ayurveda-skin-soap',
    title: 'Franch Ayurveda Skin Soap with Turmeric',
    sku: 'FR-SOA-TUR-100',
    price: 89,
    mrp: 105,
    stock: 260,
    daysAgo: 3.2,
    netQuantity: { value: 100, unit: 'g' },
    suits: 'Normal skin, the whole family',
    avoidIf: 'Your skin is very dry or cracked',
    lastsDays: 25,
    concerns: ['Glow'],
    description: paragraphs(
      'The soap the house began with: turmeric from Erode, a little neem oil, and coconut soap rested for six weeks so that the bar stays hard to the last sliver.',
      'It rinses clean, smells of nothing but itself and leaves skin soft and fresh. The gold comes from the root; there is no added colour, so every batch is a slightly different yellow.',
      'Gentle enough for a family bathroom.',
    ),
    ingredients: [
      ...BASE,
      of('Turmeric extract', 'Curcuma longa', '2 %'),
      of('Neem seed oil', 'Azadirachta indica', '1 %'),
    ],
  },
  {
    ...SOAP,
    slug: 'franch-neem-tulsi-soap',
    title: 'Neem & Tulsi Soap',
    sku: 'FR-SOA-NEE-100',
    price: 79,
    mrp: 90,
    stock: 388,
    daysAgo: 58.1,
    netQuantity: { value: 100, unit: 'g' },
    suits: 'Oily skin, hot days and sport',
    avoidIf: 'Your skin is dry or cracked',
    lastsDays: 25,
    concerns: ['Oily skin'],
    description: paragraphs(
      'Deep green, herbal and brisk. Neem leaf and tulsi make this the bar for hot days, cricket boots and monsoon mud.',
      'It cleans thoroughly without stripping the skin of its own oil.',
    ),
    ingredients: [
      ...BASE,
      of('Neem leaf extract', 'Azadirachta indica', '2 %'),
      of('Tulsi leaf extract', 'Ocimum tenuiflorum', '1 %'),
    ],
  },
  {
    ...SOAP,
    slug: 'franch-sandalwood-soap',
    title: 'Sandalwood Soap',
    sku: 'FR-SOA-SAN-100',
    price: 145,
    mrp: 165,
    stock: 92,
    daysAgo: 12.55,
    netQuantity: { value: 100, unit: 'g' },
    suits: 'Normal skin and lovers of a lasting sandalwood scent',
    avoidIf: 'Perfume irritates your skin',
    lastsDays: 30,
    concerns: ['Glow'],
    description: paragraphs(
      'Sandalwood oil from a licensed plantation in Marayoor, and enough of it that the scent is still there when you wake up.',
      'A creamy, close lather and a hard, smooth bar the colour of the heartwood. A good present for someone who says they need nothing.',
    ),
    ingredients: [
      ...BASE,
      of('Sandalwood oil', 'Santalum album', '0.5 %'),
      of('Sandalwood powder', 'Santalum album', '1.5 %'),
    ],
  },
  {
    ...SOAP,
    slug: 'franch-rose-aloe-soap',
    title: 'Rose & Aloe Soap',
    sku: 'FR-SOA-ROS-100',
    price: 99.75,
    mrp: 115,
    stock: 2,
    daysAgo: 97.8,
    netQuantity: { value: 100, unit: 'g' },
    suits: 'Dry and sensitive skin',
    avoidIf: 'You react to roses',
    lastsDays: 25,
    concerns: ['Dry skin'],
    description: paragraphs(
      'Rose petals from Pushkar and the gel of fresh aloe leaves in a mild, long-lasting bar for dry and sensitive skin.',
      'The scent is a garden after rain rather than a bottle of perfume.',
    ),
    ingredients: [
      ...BASE,
      of('Aloe leaf gel', 'Aloe vera', '4 %'),
      of('Rose petal extract', 'Rosa × damascena', '1 %'),
    ],
  },
  {
    ...SOAP,
    slug: 'franch-coconut-milk-soap',
    title: 'Coconut Milk Soap',
    sku: 'FR-SOA-COC-100',
    price: 85,
    mrp: 95,
    stock: 1,
    daysAgo: 229.9,
    netQuantity: { value: 100, unit: 'g' },
    suits: 'Dry skin, small children and people who dislike scent',
    avoidIf: 'You are allergic to coconut',
    lastsDays: 25,
    shelfLifeMonths: 18,
    concerns: ['Dry skin'],
    description: paragraphs(
      'First-press coconut milk in place of water. The bar is white, plain and rich, and the lather is more cream than bubble.',
      'Without any perfume: for small children, winter skin and people who dislike scent.',
    ),
    ingredients: [...BASE, of('Coconut milk', 'Cocos nucifera', '12 %')],
  },
  {
    ...SOAP,
    slug: 'franch-family-soap-box',
    title:
      'Franch Family Soap Box – Six Slow-Matured Bars: Turmeric, Neem & Tulsi, Sandalwood, Rose & Aloe, Coconut Milk and Saffron, Wrapped in Paper for Gifts, 6 × 100 g',
    genericName: 'Toilet soap, assorted',
    sku: 'FR-SOA-BOX-600',
    price: 549,
    mrp: 649,
    stock: 18,
    daysAgo: 176.4,
    netQuantity: { value: 600, unit: 'g' },
    suits: 'Two people for about half a year, or a present',
    avoidIf: 'You are allergic to coconut or roses',
    lastsDays: 180,
    shelfLifeMonths: 18,
    concerns: ['Glow'],
    description: paragraphs(
      'One of each: the five bars of the shop and a saffron bar that is made for this box only. Each is banded in paper, and the box is a plain carton that becomes a drawer for letters afterwards.',
      'Six bars are about half a year for two people.',
    ),
    ingredients: [
      ...BASE,
      of('Turmeric extract', 'Curcuma longa', '2 % (turmeric bar)'),
      of('Neem and tulsi extracts', 'Azadirachta indica, Ocimum tenuiflorum', '3 % (neem bar)'),
      of('Sandalwood oil', 'Santalum album', '0.5 % (sandalwood bar)'),
      of('Saffron', 'Crocus sativus', '0.05 % (saffron bar)'),
    ],
  },
];
