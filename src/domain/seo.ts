/** What a page says of itself to search engines and in the browser's tab. */
export interface Seo {
  readonly title: string;
  readonly description: string;
}

/** The name of the shop, as every title carries it. */
export const SHOP_NAME = 'Franch';

/** Entries by exact pathname: an address with a query string is looked up by its pathname alone. */
const ENTRIES: Readonly<Record<string, Seo>> = {
  '/': {
    title: 'Franch: Ayurvedic oils, soaps and supplements',
    description:
      'Ayurvedic oils, handmade herbal soaps and plant-based supplements, made in India with more than 25 years of experience and delivered to your door.',
  },
  '/products': {
    title: 'All products · Franch',
    description:
      'Every oil, soap, balm and supplement of the Franch shop, with prices inclusive of all taxes, net quantity and ingredients.',
  },
};

/** The entry of a pathname, if it has one. */
export function seoEntry(pathname: string): Seo | undefined {
  return Object.hasOwn(ENTRIES, pathname) ? ENTRIES[pathname] : undefined;
}

const MAX_DESCRIPTION = 160;

/** What a product's page says of itself: its name, and the beginning of its description, cut at a word. */
export function productSeo(product: { readonly title: string; readonly description: string }): Seo {
  const text = product.description.replace(/\s+/g, ' ').trim();
  const description =
    text.length <= MAX_DESCRIPTION
      ? text
      : `${text.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')} …`;
  return { title: `${product.title} · ${SHOP_NAME}`, description };
}

/** What a shelf says of itself. */
export function categorySeo(category: string): Seo {
  return {
    title: `${category} · ${SHOP_NAME}`,
    description: `${category} of the Franch shop: Ayurvedic products made in India, with prices inclusive of all taxes, net quantity and ingredients.`,
  };
}
