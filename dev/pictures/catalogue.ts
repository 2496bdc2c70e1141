import type { PlantName } from './plants/index.ts';

export type PackKind =
  | 'oil'
  | 'dropper'
  | 'pump'
  | 'mist'
  | 'capsules'
  | 'jar'
  | 'tall-jar'
  | 'tin'
  | 'pouch'
  | 'tube'
  | 'soap';

/** What is drawn for a product: its pack, the plant it is made from, and what its label says. */
export interface Drawn {
  readonly pack: PackKind;
  readonly plant: PlantName;
  readonly name: readonly string[];
  readonly quantity: string;
  /** What the label says in slanted letters, when it is not the plant's botanical name. */
  readonly latin?: string;
}

const draw = (pack: PackKind, plant: PlantName, name: string, quantity: string, latin?: string): Drawn => ({
  pack,
  plant,
  name: name.split('/'),
  quantity,
  ...(latin === undefined ? {} : { latin }),
});

/** The drawn products by slug. A "/" in a name begins the label's second line. */
export const DRAWN_PRODUCTS: Readonly<Record<string, Drawn>> = {
  'franch-oil-nh-plus': draw('oil', 'eucalyptus', 'NH Plus/Oil', '100 ml'),
  'franch-orthovin-thailam': draw('oil', 'nirgundi', 'Orthovin/Thailam', '200 ml'),
  'franch-abhyanga-sesame-oil': draw('oil', 'sesame', 'Abhyanga/Sesame Oil', '200 ml'),
  'franch-mint-comfort-balm': draw('jar', 'mint', 'Comfort Balm', '25 g'),
  'franch-tulsi-drops': draw('dropper', 'tulsi', 'Five-Tulsi/Drops', '30 ml'),
  'franch-shatavari-granules': draw('tall-jar', 'shatavari', 'Shatavari', '200 g'),
  'franch-ashwagandha-capsules': draw('capsules', 'ashwagandha', 'Ashwagandha', '60 capsules'),
  'franch-karela-jamun-capsules': draw('capsules', 'karela', 'Karela &/Jamun', '60 capsules'),
  'franch-triphala-churna': draw('pouch', 'triphala', 'Triphala/Churna', '100 g', 'three fruits'),
  'franch-brahmi-tablets': draw('capsules', 'brahmi', 'Brahmi', '60 tablets'),
  'franch-chyawanprash': draw('tall-jar', 'amla', 'Chyawan-/prash', '500 g'),
  'franch-giloy-tablets': draw('capsules', 'giloy', 'Giloy', '60 tablets'),
  'franch-ayurveda-skin-soap': draw('soap', 'turmeric', 'Ayurveda/Skin Soap', '100 g'),
  'franch-neem-tulsi-soap': draw('soap', 'neem', 'Neem/& Tulsi', '100 g'),
  'franch-sandalwood-soap': draw('soap', 'sandalwood', 'Sandalwood', '100 g'),
  'franch-rose-aloe-soap': draw('soap', 'rose', 'Rose/& Aloe', '100 g'),
  'franch-coconut-milk-soap': draw('soap', 'coconut', 'Coconut/Milk', '100 g'),
  'franch-family-soap-box': draw('soap', 'saffron', 'Family/Soap Box', '6 × 100 g', 'six bars'),
  'franch-bhringraj-hair-oil': draw('oil', 'bhringraj', 'Bhringraj/Hair Oil', '200 ml'),
  'franch-amla-shikakai-shampoo': draw('pump', 'amla', 'Amla &/Shikakai', '250 ml'),
  'franch-hibiscus-hair-mask': draw('pouch', 'hibiscus', 'Hibiscus/Hair Mask', '100 g'),
  'franch-virgin-coconut-oil': draw('oil', 'coconut', 'Virgin/Coconut', '500 ml'),
  'franch-kumkumadi-face-oil': draw('dropper', 'saffron', 'Kumkumadi/Face Oil', '15 ml'),
  'franch-aloe-vera-gel': draw('tube', 'aloe', 'Aloe Vera/Gel', '100 g'),
  'franch-rose-water-mist': draw('mist', 'rose', 'Rose/Water', '100 ml'),
  'franch-sandalwood-face-pack': draw('pouch', 'sandalwood', 'Sandalwood/Face Pack', '75 g'),
  'franch-turmeric-day-cream': draw('jar', 'turmeric', 'Day Cream', '50 g'),
  'franch-neem-face-wash': draw('tube', 'neem', 'Neem/Face Wash', '100 ml'),
  'omega-3': draw('capsules', 'flax', 'Omega-3', '60 softgels'),
  'franch-moringa-leaf-powder': draw('pouch', 'moringa', 'Moringa/Leaf Powder', '150 g'),
  'franch-turmeric-curcumin-capsules': draw('capsules', 'turmeric', 'Curcumin', '60 capsules'),
  'franch-tulsi-green-tea': draw('tin', 'tulsi', 'Tulsi/Green Tea', '100 g'),
  'franch-clove-toothpaste': draw('tube', 'clove', 'Clove/& Neem', '100 g'),
  'franch-dant-manjan': draw('tin', 'neem', 'Dant/Manjan', '50 g'),
  'franch-swishing-oil': draw('oil', 'mint', 'Gandusha/Swishing Oil', '200 ml', 'Sesamum indicum'),
};
