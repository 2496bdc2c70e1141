import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seededDocuments } from './support/catalogue.ts';
import { canonical } from './support/head.ts';
import { renderShop } from './support/render-shop.tsx';

const documents = seededDocuments();
const LEGAL_NAME = 'Franch Ayurveda Private Limited (sample)';
const main = () => within(screen.getByRole('main'));

test.each([
  ['/about', 'Made the slow way, for more than 25 years', LEGAL_NAME],
  ['/contact', 'Contact us', LEGAL_NAME],
  ['/privacy', 'Privacy policy', LEGAL_NAME],
  ['/shipping', 'Shipping, delivery and returns', LEGAL_NAME],
  ['/terms', 'Terms and conditions', LEGAL_NAME],
  ['/faq', 'Questions and answers', ''],
])('%s shows its heading and its canonical address', async (address, name, seller) => {
  await renderShop(`${address}?utm_source=mail&fbclid=x`, { documents });
  await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(canonical()).toMatch(new RegExp(`${address}$`)));
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain(seller));
});

test.each([
  ['/privacy-policy', '/privacy', 'Privacy policy'],
  ['/terms-and-conditions#returns', '/terms#returns', 'Terms and conditions'],
  ['/shipping-and-delivery?from=mail#refunds', '/shipping?from=mail#refunds', /^Shipping/],
  ['/coming-soon', '/', /Ayurveda/],
  ['/user/login', '/auth', /./],
])('%s redirects to %s, with its query and fragment', async (old, now, name) => {
  const { address } = await renderShop(old, { documents });
  await waitFor(() => expect(address()).toBe(now));
  await screen.findByRole('heading', { level: 1, name });
});

test('seller and delivery charges follow the settings while the page is open', async () => {
  const { backend } = await renderShop('/shipping', { documents });
  const settings = documents['settings/store'] as { seller: object; shipping: object };
  const change = (seller: object, shipping: object) =>
    backend.change({
      'settings/store': {
        ...settings,
        seller: { ...settings.seller, ...seller },
        shipping: { ...settings.shipping, ...shipping },
      },
    });
  await main().findByText(LEGAL_NAME);
  expect(main().getByText('Below ₹499')).toBeDefined();
  expect(main().getByText('₹49')).toBeDefined();
  const seller = { legalName: 'Franch Test Sellers LLP' };
  const shipping = { freeFromPaise: 1_25_000_00, feePaise: 6_550, codFeePaise: 0 };
  change(seller, shipping);
  await main().findByText('Franch Test Sellers LLP');
  expect(main().getByText('Below ₹1,25,000')).toBeDefined();
  expect(main().getByText('₹65.50')).toBeDefined();
  expect(main().getAllByText('Free')).toHaveLength(2);
  change(seller, { ...shipping, freeFromPaise: 0 });
  await main().findByText('Every order');
  change({}, {});
  await main().findByText(LEGAL_NAME);
});
