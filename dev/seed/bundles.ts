import { paise } from '#domain/money/money.ts';
import type { BundleDraft } from '#domain/bundle/bundle.ts';

const each = (...slugs: readonly string[]) => slugs.map((slug) => ({ slug, quantity: 1 }));

/** The bundles of the seeded shop, by id. */
export const BUNDLES: Readonly<Record<string, BundleDraft>> = {
  seedBundleHairCare01: {
    title: 'Hair Oil + Shampoo',
    parts: each('franch-bhringraj-hair-oil', 'franch-amla-shikakai-shampoo'),
    savingPaise: paise(6_000),
    active: true,
  },
  seedBundleOralCare01: {
    title: 'Toothpaste + Tooth Powder',
    parts: each('franch-clove-toothpaste', 'franch-dant-manjan'),
    savingPaise: paise(2_500),
    active: true,
  },
};
