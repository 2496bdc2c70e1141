import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { seededDocuments } from './support/catalogue.ts';
import { canonical, structuredData } from './support/head.ts';
import { renderPage, renderShop } from './support/render-shop.tsx';

const documents = seededDocuments();
const LEGAL_NAME = 'Franch Ayurveda Private Limited (sample)';
const main = () => within(screen.getByRole('main'));

test('every text page shows its heading, its canonical address and who runs the shop', async () => {
  const { goTo } = await renderShop('/authors', { documents });
  for (const [address, name, seller] of [
    ['/about', 'Made the slow way, for more than 25 years', LEGAL_NAME],
    ['/contact', 'Contact us', LEGAL_NAME],
    ['/privacy', 'Privacy policy', LEGAL_NAME],
    ['/shipping', 'Shipping, delivery and returns', LEGAL_NAME],
    ['/terms', 'Terms and conditions', LEGAL_NAME],
    ['/faq', 'Questions and answers', ''],
  ] as const) {
    goTo(`${address}?utm_source=mail&fbclid=x`);
    await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(canonical()).toMatch(new RegExp(`${address}$`)));
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain(seller));
  }
});

test.each([
  ['/shipping-and-delivery?from=mail#refunds', '/shipping?from=mail#refunds', /^Shipping/],
  ['/user/login', '/auth', /./],
])('%s redirects to %s, with its query and fragment', async (old, now, name) => {
  const { address } = await renderShop(old, { documents });
  await waitFor(() => expect(address()).toBe(now));
  await screen.findByRole('heading', { level: 1, name });
});

test('seller and delivery charges follow the settings while the page is open', async () => {
  const { backend } = await renderPage('/shipping', { documents });
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

describe('the owner’s days for returns and refunds', () => {
  const settings = documents['settings/store'] as object;
  const returns = {
    ...{ returnDays: 14, faultDays: 45, refundDays: 1 },
    changedOn: '2026-12-24',
  };
  const changed = { ...documents, 'settings/store': { ...settings, content: { returns } } };
  const text = () => screen.getByRole('main').textContent;

  test('are those of the policy, which says since when', async () => {
    const { goTo } = await renderPage('/shipping', { documents: changed });
    await main().findByText(/unopened products within 14 days for any reason/);
    expect(text()).toContain('within 14 days of delivery, or 45 days if something is wrong');
    expect(text()).toContain('refund within 1 working day of');
    expect(text()).toContain('Last changed on 24 Dec 2026');
    goTo('/privacy');
    await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
    await waitFor(() => expect(text()).toContain('Last changed on'));
    expect(text()).not.toContain('24 Dec 2026');
  });

  test('are those of the answers, for search engines too', async () => {
    await renderShop('/faq', { documents: changed });
    await waitFor(() => expect(text()).toContain('can be returned within 14 days of delivery'));
    await waitFor(() => expect(structuredData().join('')).toContain('within 1 working day of'));
    expect(text()).not.toMatch(/[{}]/);
  });

  test('stand in an earlier version as today’s', async () => {
    const own = { title: 'Returns', effectiveOn: '2026-11-01', summary: 'Short.' };
    const sections = [{ id: 'one', title: 'One', text: 'Within {return-days}.' }];
    const record = { at: new Date('2026-11-20T10:00:00Z'), value: { ...own, sections } };
    const earlier = [{ version: 1, effectiveOn: '2026-11-01' }];
    await renderPage('/shipping?version=1', {
      documents: {
        ...changed,
        'content/shipping': { ...record, version: 2, earlier },
        'content/shipping/versions/000001': { ...record, version: 1 },
      },
    });
    await main().findByText('Within 14 days.');
    expect(text()).toContain('applied from 1 Nov 2026');
    expect(text()).toContain('those below are today’s');
  });
});

describe('an earlier version of the terms', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const record = { by: 'owner', email: 'owner@franch.test', at };
  const own = (title: string) => ({
    ...{ title, effectiveOn: '2026-11-01', summary: 'Short.' },
    sections: [{ id: 'one', title: 'One', text: 'What it said.' }],
  });
  const earlier = [3, 2, 0].map((version) => ({ version, effectiveOn: '2026-11-01' }));
  const versions = {
    ...documents,
    'content/terms': { ...record, version: 4, value: own('Terms of today'), earlier },
    'content/terms/versions/000003': { ...record, version: 3, value: own('Terms of old') },
    'content/terms/versions/000002': { ...record, version: 2, value: null },
  };
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const notCurrent = () => screen.queryByText(/has been replaced/);

  test('shows what it said, and nothing else while it is loading or cannot be read', async () => {
    const { backend, goTo } = await renderPage('/terms', { documents: versions });
    await heading('Terms of today');
    const release = backend.holdReads('content/terms/versions/000003');
    goTo('/terms?version=3');
    await screen.findByText('Loading this version…');
    expect(notCurrent()).toBeNull();
    expect(screen.queryByText('In short')).toBeNull();
    release();
    await heading('Terms of old');
    expect(notCurrent()).not.toBeNull();
    await main().findByText('What it said.');

    backend.failReads('content/terms/versions');
    goTo('/terms?version=2');
    await main().findByText(/We can’t reach our servers/);
    expect(notCurrent()).toBeNull();
    expect(screen.queryByText('In short')).toBeNull();
    backend.failReads(null);
    main().getByRole('button', { name: 'Try again' }).click();
    // The built-in terms were saved as version 2.
    await main().findByText(/has been replaced/);
    await heading('Terms and conditions');
  });

  test('is the built-in one as version 0', async () => {
    await renderPage('/terms?version=0', { documents: versions });
    await heading('Terms and conditions');
    expect(await main().findByText(/has been replaced/)).not.toBeNull();
  });
});

const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search FAQs' });
const answer = (slug: string) => document.querySelector<HTMLDetailsElement>(`details#${slug}`);

test('answers are found by any of their words, which are highlighted and counted', async () => {
  const { user } = await renderPage('/faq', { documents });
  const field = await search();
  const [status] = within(screen.getByRole('main')).getAllByRole('status');
  expect(status?.textContent).toMatch(/^\d{2} answers$/);
  await user.click(field);
  await user.paste('  REFUND   courier ');
  await waitFor(() => expect(status?.textContent).toMatch(/^\d of \d+ answers$/));
  expect(document.querySelector('mark')).not.toBeNull();
  // Only the answer matches: it is open, so that the match is visible.
  expect(answer('not-at-home')?.open).toBe(true);
  await user.clear(field);
  await waitFor(() => expect(answer('not-at-home')?.open).toBe(false));
  expect(document.querySelector('mark')).toBeNull();

  const shown = within(answer('delivery-cost') as HTMLElement);
  await user.click(answer('delivery-cost')?.querySelector('summary') as HTMLElement);
  expect(answer('delivery-cost')?.open).toBe(true);
  await shown.findByText('Below ₹499');
  await user.click(shown.getByRole('button', { name: 'Copy link' }));
  await shown.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toMatch(/\/faq#delivery-cost$/);
});

test('a question without an answer links to all answers or to the contact form', async () => {
  const { user } = await renderShop('/faq', { documents });
  const field = await search();
  const pages = () =>
    structuredData()
      .map((text) => JSON.parse(text) as { '@type': string; mainEntity?: unknown[] })
      .filter((thing) => thing['@type'] === 'FAQPage');
  await waitFor(() => expect(pages()).toHaveLength(1));
  expect(pages()[0]?.mainEntity?.length).toBeGreaterThanOrEqual(25);
  await user.click(field);
  await user.paste('<script>alert(1)</script>');
  await screen.findByRole('heading', { name: /^No answers found/ });
  expect(document.querySelector('main script')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all answers' }));
  await screen.findByRole('heading', { name: 'Orders' });
  await user.click(field);
  await user.paste('zzzz');
  await screen.findByRole('heading', { name: /^No answers found/ });
  const [link] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Write to us' });
  await user.click(link as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
});

test('the fragment of an answer opens and focuses it, on load and later', async () => {
  const { user, goTo } = await renderPage('/faq#refund-time', { documents });
  await waitFor(() => expect(answer('refund-time')?.open).toBe(true));
  const summary = answer('refund-time')?.querySelector('summary');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  const field = await search();
  await user.click(field);
  await user.paste('gift');
  await waitFor(() => expect(answer('refund-time')).toBeNull());
  goTo('/faq#forgot-password');
  await waitFor(() => expect(answer('forgot-password')?.open).toBe(true));
  expect(field.value).toBe('');
  goTo('/faq#no-such-answer');
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
});
