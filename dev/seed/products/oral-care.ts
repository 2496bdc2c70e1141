import { TOOTH_CARE } from '../classes.ts';
import { of, paragraphs, type SeedRecord } from '../product.ts';

const CAUTION =
  'Do not swallow. Children under six use a pea-sized amount with a grown-up beside them. See a dentist twice a year.';

const ORAL = { ...TOOTH_CARE, cautions: CAUTION };

/** Oral care: paste, powder, and the old habit of swishing oil. */
export const ORAL_CARE: readonly SeedRecord[] = [
  {
    ...ORAL,
    slug: 'franch-clove-toothpaste',
    title: 'Clove & Neem Toothpaste',
    genericName: 'Toothpaste',
    sku: 'FR-CTP-100',
    price: 110,
    mrp: 125,
    stock: 222,
    daysAgo: 29.75,
    netQuantity: { value: 100, unit: 'g' },
    weightGrams: 130,
    suits: 'Anyone who likes a spicy, barely sweet paste',
    avoidIf: 'Clove or mint irritates your mouth',
    lastsDays: 45,
    concerns: ['Fresh breath'],
    description: paragraphs(
      'Clove, neem and a little mint in a paste without added sweetener. It foams lightly and tastes of a spice market in the early morning.',
      'Cleans teeth thoroughly and leaves a fresh mouth until lunch.',
    ),
    howToUse: 'Brush for two minutes, morning and night.',
    ingredients: [
      of('Calcium carbonate and water', 'mineral', '78 %'),
      of('Neem bark extract', 'Azadirachta indica', '2 %'),
      of('Clove oil', 'Syzygium aromaticum', '0.8 %'),
      of('Mint oil', 'Mentha arvensis', '0.5 %'),
    ],
  },
  {
    ...ORAL,
    slug: 'franch-dant-manjan',
    title: 'Dant Manjan Tooth Powder',
    genericName: 'Tooth powder',
    sku: 'FR-DMJ-50',
    price: 75,
    mrp: 85,
    stock: 147,
    daysAgo: 247.55,
    netQuantity: { value: 50, unit: 'g' },
    weightGrams: 80,
    suits: 'Travellers, and homes that want no plastic tube',
    avoidIf: 'Your enamel is worn or your gums bleed: ask your dentist first',
    lastsDays: 40,
    concerns: ['Fresh breath'],
    description: paragraphs(
      'दंत मंजन, the red-brown powder of childhood holidays: neem twig, babool bark, clove, rock salt and geru clay, ground until it feels like talc.',
      'A small tin without water or plastic that travels well.',
    ),
    howToUse:
      'Dip a damp brush or fingertip into the powder and clean the teeth and gums gently. Rinse.',
    ingredients: [
      of('Neem twig', 'Azadirachta indica', '30 %'),
      of('Babool bark', 'Vachellia nilotica', '25 %'),
      of('Geru', 'red ochre clay', '25 %'),
      of('Rock salt', 'mineral', '12 %'),
      of('Clove', 'Syzygium aromaticum', '8 %'),
    ],
  },
  {
    ...ORAL,
    hsn: '33069000',
    slug: 'franch-swishing-oil',
    title: 'Gandusha Swishing Oil',
    genericName: 'Oil for rinsing the mouth',
    sku: 'FR-GAN-200',
    price: 240,
    mrp: 275,
    stock: 52,
    daysAgo: 330.05,
    netQuantity: { value: 200, unit: 'ml' },
    weightGrams: 300,
    suits: 'Beginners of oil pulling; mild mint and clove',
    avoidIf: 'You are allergic to sesame, or under six years old',
    lastsDays: 14,
    concerns: ['Fresh breath'],
    description: paragraphs(
      'Gandusha is the morning habit of swishing a spoon of oil before breakfast. Ours is sesame oil with mint and a trace of clove, mild enough for a beginner.',
      'The mouth feels smooth and fresh afterwards.',
    ),
    howToUse:
      'One spoonful on an empty stomach; swish for five minutes, spit into a bin, rinse with warm water.',
    gstRates: [
      {
        from: '2018-01-01',
        percent: 18,
        reason:
          'Preparation for oral hygiene other than paste and powder. Rate before 22 September 2025',
      },
      {
        from: '2025-09-22',
        percent: 18,
        reason: 'Preparation for oral hygiene other than paste and powder, not in the reduced list',
      },
    ],
    ingredients: [
      of('Sesame oil', 'Sesamum indicum', '97 %'),
      of('Mint oil', 'Mentha spicata', '2 %'),
      of('Clove oil', 'Syzygium aromaticum', '0.5 %'),
    ],
  },
];
