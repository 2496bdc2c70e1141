import type { PlantName } from './plants/index.ts';

export type PackKind =
  | 'oil'
  | 'dropper'
  | 'pump'
  | 'mist'
  | 'capsules'
  | 'jar'
  | 'tall-jar'
  | 'honey-jar'
  | 'tin'
  | 'pouch'
  | 'tube'
  | 'soap'
  | 'soap-stack';

/** What a product looks like out of its pack, and its colour. */
export type InsideKind =
  | 'liquid'
  | 'honey'
  | 'tea'
  | 'powder'
  | 'capsule'
  | 'tablet'
  | 'softgel'
  | 'spoon'
  | 'stroke'
  | 'bar';

/** What is drawn for a product: its pack, the plant it is made from, what its label says, what is inside. */
export interface Drawn {
  readonly pack: PackKind;
  readonly plant: PlantName;
  /** The label's one or two lines. */
  readonly name: readonly string[];
  readonly quantity: string;
  readonly inside: InsideKind;
  readonly colour: string;
  /** What the label says in slanted letters, when it is not the plant's botanical name. */
  readonly latin?: string;
}

/** A "/" in the name begins the label's second line. */
function draw(
  pack: PackKind,
  plant: PlantName,
  name: string,
  quantity: string,
  [inside, colour]: readonly [InsideKind, string],
  latin?: string,
): Drawn {
  const drawn = { pack, plant, name: name.split('/'), quantity, inside, colour };
  return latin === undefined ? drawn : { ...drawn, latin };
}

/** The drawn products by slug. */
export const DRAWN_PRODUCTS: Readonly<Record<string, Drawn>> = {
  'franch-oil-nh-plus': draw('oil', 'eucalyptus', 'NH Plus/Oil', '100 ml', ['liquid', '#b98524']),
  'franch-orthovin-thailam': draw('oil', 'nirgundi', 'Orthovin/Thailam', '200 ml', [
    'liquid',
    '#7d4a16',
  ]),
  'franch-abhyanga-sesame-oil': draw('oil', 'sesame', 'Abhyanga/Sesame Oil', '200 ml', [
    'liquid',
    '#d9a63a',
  ]),
  'franch-mint-comfort-balm': draw('jar', 'mint', 'Comfort Balm', '25 g', ['spoon', '#dfe8cf']),
  'franch-tulsi-drops': draw('dropper', 'tulsi', 'Five-Tulsi/Drops', '30 ml', [
    'liquid',
    '#a8822c',
  ]),
  'franch-shatavari-granules': draw('tall-jar', 'shatavari', 'Shatavari', '200 g', [
    'powder',
    '#d3b98a',
  ]),
  'franch-ashwagandha-capsules': draw('capsules', 'ashwagandha', 'Ashwagandha', '60 capsules', [
    'capsule',
    '#a9552f',
  ]),
  'franch-karela-jamun-capsules': draw('capsules', 'karela', 'Karela &/Jamun', '60 capsules', [
    'capsule',
    '#5f8a35',
  ]),
  'franch-triphala-churna': draw(
    'pouch',
    'triphala',
    'Triphala/Churna',
    '100 g',
    ['powder', '#a5824a'],
    'three fruits',
  ),
  'franch-triphala-churna-250g': draw(
    'jar',
    'triphala',
    'Triphala/Churna',
    '250 g',
    ['powder', '#a5824a'],
    'three fruits',
  ),
  'franch-brahmi-tablets': draw('capsules', 'brahmi', 'Brahmi', '60 tablets', [
    'tablet',
    '#7d8f5a',
  ]),
  'franch-chyawanprash': draw('tall-jar', 'amla', 'Chyawan-/prash', '500 g', ['spoon', '#4a2a1a']),
  'franch-giloy-tablets': draw('capsules', 'giloy', 'Giloy', '60 tablets', ['tablet', '#8a8a5a']),
  'franch-ayurveda-skin-soap': draw('soap', 'turmeric', 'Ayurveda/Skin Soap', '100 g', [
    'bar',
    '#c9831f',
  ]),
  'franch-neem-tulsi-soap': draw('soap', 'neem', 'Neem/& Tulsi', '100 g', ['bar', '#7f9a5a']),
  'franch-sandalwood-soap': draw('soap', 'sandalwood', 'Sandalwood', '100 g', ['bar', '#a06a43']),
  'franch-rose-aloe-soap': draw('soap', 'rose', 'Rose/& Aloe', '100 g', ['bar', '#c46a7c']),
  'franch-coconut-milk-soap': draw('soap', 'coconut', 'Coconut/Milk', '100 g', ['bar', '#f3ead6']),
  'franch-family-soap-box': draw(
    'soap-stack',
    'saffron',
    'Family/Soap Box',
    '6 × 100 g',
    ['bar', '#d08a2f'],
    'six bars',
  ),
  'franch-bhringraj-hair-oil': draw('oil', 'bhringraj', 'Bhringraj/Hair Oil', '200 ml', [
    'liquid',
    '#6f7a24',
  ]),
  'franch-amla-shikakai-shampoo': draw('pump', 'amla', 'Amla &/Shikakai', '250 ml', [
    'liquid',
    '#9a7a2c',
  ]),
  'franch-hibiscus-hair-mask': draw('pouch', 'hibiscus', 'Hibiscus/Hair Mask', '100 g', [
    'powder',
    '#a9605a',
  ]),
  'franch-virgin-coconut-oil': draw('oil', 'coconut', 'Virgin/Coconut', '500 ml', [
    'liquid',
    '#efe6c8',
  ]),
  'franch-kumkumadi-face-oil': draw('dropper', 'saffron', 'Kumkumadi/Face Oil', '15 ml', [
    'liquid',
    '#c4541c',
  ]),
  'franch-aloe-vera-gel': draw('tube', 'aloe', 'Aloe Vera/Gel', '100 g', ['stroke', '#cfe4c4']),
  'franch-rose-water-mist': draw('mist', 'rose', 'Rose/Water', '100 ml', ['liquid', '#efd3cc']),
  'franch-sandalwood-face-pack': draw('pouch', 'sandalwood', 'Sandalwood/Face Pack', '75 g', [
    'powder',
    '#d9b48a',
  ]),
  'franch-turmeric-day-cream': draw('jar', 'turmeric', 'Day Cream', '50 g', ['spoon', '#f3e2b4']),
  'franch-neem-face-wash': draw('tube', 'neem', 'Neem/Face Wash', '100 ml', ['stroke', '#a9cf8a']),
  'omega-3': draw('capsules', 'flax', 'Omega-3', '60 softgels', ['softgel', '#e0a030']),
  'franch-moringa-leaf-powder': draw('pouch', 'moringa', 'Moringa/Leaf Powder', '150 g', [
    'powder',
    '#7f9a3f',
  ]),
  'franch-turmeric-curcumin-capsules': draw('capsules', 'turmeric', 'Curcumin', '60 capsules', [
    'capsule',
    '#dd8f1c',
  ]),
  'franch-tulsi-green-tea': draw('tin', 'tulsi', 'Tulsi/Green Tea', '100 g', ['tea', '#b58a2c']),
  'franch-forest-honey': draw(
    'honey-jar',
    'palash',
    'Forest/Honey',
    '350 g',
    ['honey', '#c9790f'],
    'Apis dorsata',
  ),
  'franch-clove-toothpaste': draw('tube', 'clove', 'Clove/& Neem', '100 g', ['stroke', '#efe3d0']),
  'franch-dant-manjan': draw('tin', 'neem', 'Dant/Manjan', '50 g', ['powder', '#9a5a3f']),
  'franch-swishing-oil': draw(
    'oil',
    'mint',
    'Gandusha/Swishing Oil',
    '200 ml',
    ['liquid', '#d9b04a'],
    'Sesamum indicum',
  ),
};

/** The stem of a category's picture: "Hair Care" → "category-hair-care". */
export function categoryStem(category: string): string {
  return `category-${category.toLowerCase().replaceAll(' ', '-')}`;
}
