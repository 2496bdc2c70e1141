import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seededDocuments } from './support/catalogue.ts';
import { structuredData } from './support/head.ts';
import { renderShop } from './support/render-shop.tsx';

const documents = seededDocuments();
const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search FAQs' });
const answer = (slug: string) => document.querySelector<HTMLDetailsElement>(`details#${slug}`);

test('answers are found by any of their words, which are highlighted and counted', async () => {
  const { user } = await renderShop('/faq', { documents });
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
});

test('a question without an answer links to all answers or to the contact form', async () => {
  const { user } = await renderShop('/faq', { documents });
  const field = await search();
  for (const typed of ['<script>alert(1)</script>', '🌿🌿', 'x'.repeat(300)]) {
    await user.clear(field);
    await user.paste(typed);
    await screen.findByRole('heading', { name: /^No answers found/ });
  }
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
  const { user, goTo } = await renderShop('/faq#refund-time', { documents });
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

test('the link to an answer is copied', async () => {
  const { user } = await renderShop('/faq', { documents });
  await search();
  const shown = within(answer('delivery-cost') as HTMLElement);
  await user.click(answer('delivery-cost')?.querySelector('summary') as HTMLElement);
  expect(answer('delivery-cost')?.open).toBe(true);
  await shown.findByText('Below ₹499');
  await user.click(shown.getByRole('button', { name: 'Copy link' }));
  await shown.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toMatch(/\/faq#delivery-cost$/);
});

test('search engines get the answers as structured data', async () => {
  await renderShop('/faq', { documents });
  const pages = () =>
    structuredData()
      .map((text) => JSON.parse(text) as { '@type': string; mainEntity?: unknown[] })
      .filter((thing) => thing['@type'] === 'FAQPage');
  await waitFor(() => expect(pages()).toHaveLength(1));
  expect(pages()[0]?.mainEntity?.length).toBeGreaterThanOrEqual(25);
});
