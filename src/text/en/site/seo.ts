import type { Seo } from '#domain/site/seo.ts';

/** The description of a page that has no entry. */
export const DEFAULT_DESCRIPTION = 'Ayurveda, made with care in India';

const ABOUT_US =
  'Who makes {shop} oils, soaps and supplements, how they are made, and why we list every ingredient. More than 25 years of Ayurveda from India.';
const PRIVACY =
  'Which personal data the {shop} shop keeps, why, for how long, who sees it, and how you look at it, correct it or have it deleted.';
const SHIPPING =
  'Where {shop} delivers in India, how long a parcel takes, what delivery costs and from which amount it is free.';
const TERMS =
  'The terms on which {shop} sells: prices and taxes, orders, payment, returns, refunds, liability and the grievance officer.';
const SIGN_IN =
  'Sign in to {shop} or open an account, to keep favourites, addresses and orders in one place.';

/**
 * The fixed entries with whole titles, by exact pathname: a URL with a query is looked up by its pathname, so entries with a query string
 * never match by themselves. Some pathnames redirect now and keep their entry.
 */
const ENTRIES: Readonly<Record<string, Seo>> = {
  '/': {
    title: '{shop}: Ayurvedic oils, soaps and supplements',
    description:
      'Ayurvedic oils, handmade herbal soaps and plant-based supplements, made in India with more than 25 years of experience and delivered to your door.',
  },
  '/about': { title: 'About us · {shop}', description: ABOUT_US },
  '/contact': {
    title: 'Contact us · {shop}',
    description:
      'Write to {shop}, call us or visit: customer care, office address and grievance officer. Every message through the form gets a ticket number and an answer.',
  },
  '/privacy': { title: 'Privacy policy · {shop}', description: PRIVACY },
  '/privacy-policy': { title: 'Privacy policy · {shop}', description: PRIVACY },
  '/shipping': { title: 'Shipping and delivery · {shop}', description: SHIPPING },
  '/shipping-and-delivery': { title: 'Shipping and delivery · {shop}', description: SHIPPING },
  '/terms': { title: 'Terms and conditions · {shop}', description: TERMS },
  '/terms-and-conditions': { title: 'Terms and conditions · {shop}', description: TERMS },
  '/faq': {
    title: 'Questions and answers · {shop}',
    description:
      'Answers about orders, delivery, payment, returns, ingredients and how to use {shop} products.',
  },
  '/auth': { title: 'Sign in · {shop}', description: SIGN_IN },
  '/user/login': { title: 'Sign in · {shop}', description: SIGN_IN },
  '/products': {
    title: 'All products · {shop}',
    description:
      'Every oil, soap, balm and supplement of the {shop} shop, with prices inclusive of all taxes, net quantity and ingredients.',
  },
  '/products?category=Wellness': {
    title: 'Wellness: massage oils, balms and tonics · {shop}',
    description:
      'Ayurvedic massage oils, balms and everyday tonics of the {shop} shop, with every ingredient listed and prices inclusive of all taxes.',
  },
  '/products?category=Soaps': {
    title: 'Soaps: cured bars with oils and herbs · {shop}',
    description:
      'Handmade soap bars with plant oils and herbs, cured for weeks. Ingredients, net quantity and prices inclusive of all taxes.',
  },
  '/product/franch-orthovin-thailam': {
    title: 'Franch Orthovin Thailam: Ayurvedic massage oil · {shop}',
    description:
      'A warming Ayurvedic oil on a sesame base for massaging tired joints and muscles. Ingredients, directions, price and delivery in India.',
  },
  '/product/franch-ayurveda-skin-soap': {
    title: 'Franch Ayurveda Skin Soap with turmeric · {shop}',
    description:
      'A cured soap bar with turmeric and plant oils for daily washing. Ingredients in order, net quantity, price and delivery in India.',
  },
  '/product/omega-3': {
    title: 'Plant-based omega-3 softgels · {shop}',
    description:
      'Omega-3 from plants instead of fish, in vegetarian softgels. Ingredients with quantities, recommended daily usage, price and delivery in India.',
  },
  '/blogs': {
    title: 'Blog: Ayurveda in everyday life · {shop}',
    description:
      'Simple, useful reading on ingredients, self-massage, seasons, soap, hair oil and labels, from the makers of {shop} products.',
  },
  '/dashboard': {
    title: 'Your account · {shop}',
    description: 'Your profile, addresses, cart, wishlist and orders at {shop}.',
  },
  '/coming-soon': {
    title: 'Coming soon · {shop}',
    description: 'This part of the {shop} shop is coming soon. The rest of the shop is open.',
  },
  '/test': { title: 'Test page · {shop}', description: 'A page for trying out the {shop} shop.' },
};

/** The pages whose entry the owner can replace. */
const EDITED_PAGES = [
  '/',
  '/products',
  '/about',
  '/blogs',
  '/faq',
  '/contact',
  '/shipping',
  '/terms',
  '/privacy',
];

/** The built-in entries that the owner can replace. */
export const seoPages = EDITED_PAGES.flatMap((path) => {
  const entry = ENTRIES[path];
  return entry ? [{ path, ...entry }] : [];
});

/** The fixed entry of a pathname, if any. A query string is no part of a pathname and has none. */
export function seoEntry(pathname: string): Seo | undefined {
  return !pathname.includes('?') && Object.hasOwn(ENTRIES, pathname)
    ? ENTRIES[pathname]
    : undefined;
}

/** A category's entry; its title is without the shop's name. */
export function categorySeo(category: string, shop: string): Seo {
  return {
    title: category,
    description: `${category} of the ${shop} shop: Ayurvedic products made in India, with prices inclusive of all taxes, net quantity and ingredients.`,
  };
}
