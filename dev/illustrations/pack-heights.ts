/** How tall the packs of the drawn products are, in centimetres. Sample sizes that hold the net quantity. */
const HEIGHTS: Readonly<Record<string, number>> = {
  'franch-oil-nh-plus': 10.5,
  'franch-orthovin-thailam': 13.2,
  'franch-abhyanga-sesame-oil': 13.2,
  'franch-mint-comfort-balm': 3.7,
  'franch-tulsi-drops': 8.2,
  'franch-shatavari-granules': 11.3,
  'franch-ashwagandha-capsules': 8.5,
  'franch-karela-jamun-capsules': 8.5,
  'franch-triphala-churna': 17,
  'franch-triphala-churna-250g': 9.3,
  'franch-brahmi-tablets': 8.5,
  'franch-chyawanprash': 11.1,
  'franch-giloy-tablets': 8.5,
  'franch-ayurveda-skin-soap': 5.5,
  'franch-neem-tulsi-soap': 5.5,
  'franch-sandalwood-soap': 5.5,
  'franch-rose-aloe-soap': 5.5,
  'franch-coconut-milk-soap': 5.5,
  'franch-family-soap-box': 14.5,
  'franch-bhringraj-hair-oil': 13.2,
  'franch-amla-shikakai-shampoo': 15.7,
  'franch-hibiscus-hair-mask': 17,
  'franch-virgin-coconut-oil': 17.9,
  'franch-kumkumadi-face-oil': 6.5,
  'franch-aloe-vera-gel': 15.5,
  'franch-rose-water-mist': 11.7,
  'franch-sandalwood-face-pack': 15.5,
  'franch-turmeric-day-cream': 4.5,
  'franch-neem-face-wash': 15.5,
  'omega-3': 8.5,
  'franch-moringa-leaf-powder': 19,
  'franch-turmeric-curcumin-capsules': 8.5,
  'franch-tulsi-green-tea': 10.9,
  'franch-forest-honey': 9.6,
  'franch-clove-toothpaste': 15.5,
  'franch-dant-manjan': 6.7,
  'franch-swishing-oil': 13.2,
};

/**
 * The height of a product's pack in centimetres.
 * @throws Error when none is known.
 */
export function packHeight(slug: string): number {
  const height = HEIGHTS[slug];
  if (height === undefined) throw new Error(`The pack of "${slug}" has no height`);
  return height;
}
