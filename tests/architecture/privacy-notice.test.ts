import { expect, it } from 'vitest';
import type { PersonalData } from '../../src/data/account/personal-data.ts';
import { privacy } from '#text/site/privacy.ts';

/** The item of the privacy notice about each part of the data that a customer can download. */
const ITEMS: { readonly [Part in keyof PersonalData]: string } = {
  profile: 'Name and email address of your account',
  favorites: 'Cart and wishlist',
  cart: 'Cart and wishlist',
  addresses: 'Delivery and billing address',
  consents: 'Consents to news',
  purchases: 'Reviews and questions about products',
  orders: 'Orders and payments',
  reviews: 'Reviews and questions about products',
  questions: 'Reviews and questions about products',
};

it('the privacy notice names everything that is stored about a customer', () => {
  const section = privacy.sections.find(({ id }) => id === 'what-we-collect');
  const named = section?.blocks.flatMap((block) =>
    typeof block === 'object' && 'terms' in block ? block.terms.map(([name]) => name) : [],
  );
  expect(named).toEqual(expect.arrayContaining(Object.values(ITEMS)));
});
