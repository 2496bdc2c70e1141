import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LAUNCH_CHECKS } from '#domain/launch/launch-check.ts';
import { HealthCard } from '../../../../src/admin/overview/HealthCard.tsx';
import { LaunchCard } from '../../../../src/admin/overview/LaunchCard.tsx';
import { orderDocuments } from '../../support/orders.ts';
import { draftProduct, settings, shows } from '../../support/staff.ts';
import { click, openPage, openPart, press } from '../open-page.tsx';

const OVERVIEW = '/admin/dashboard/overview';
/** The health card requests a quote to check that functions respond. */
const ANSWERING = { quoteCart: { outcome: 'quote' } };
const region = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));

/** An order placed a moment ago. */
function orderOfToday(id: string, changes: Parameters<typeof orderDocuments>[1] = {}) {
  const path = `orders/${id}`;
  const now = new Date();
  return { [path]: { ...orderDocuments(id, changes)[path], createdAt: now, updatedAt: now } };
}

test('the overview counts pending work, totals sales and links to the lists', async () => {
  const documents = {
    ...settings(),
    ...orderOfToday('first'),
    ...orderOfToday('second', { status: 'paid' }),
    ...orderOfToday('third', { status: 'cancelled' }),
    ...draftProduct('rare', { active: true, stock: 40, lowStockAt: 50, lowStock: true }),
    ...draftProduct('slow', { active: true, stock: 3, lowStockAt: 2, lowStock: false }),
  };
  const { address } = await openPage(OVERVIEW, 'viewer', documents, { answers: ANSWERING });
  const waits = await region('Needs attention');
  for (const name of [/COD, to pack/, /Paid, to pack/]) {
    const link = await waits.findByRole('link', { name });
    await waitFor(() => expect(link.textContent).toMatch(/1/));
  }
  const sales = await region('Sales');
  const today = await sales.findByRole('link', { name: /^Today/ });
  expect(today.textContent).toContain('₹1,096');
  expect(today.textContent).toContain('2 orders');
  await click(sales.getByText('View as table'));
  expect(await sales.findAllByRole('row')).toHaveLength(31);
  const stock = await region('Low stock');
  await stock.findByRole('link', { name: /rare/ });
  expect(stock.queryByRole('link', { name: /slow/ })).toBeNull();
  await click(today);
  expect(address()).toMatch(/^\/admin\/dashboard\/orders\?from=\d{4}-\d\d-\d\d&to=/);
});

test('the health card names failing services and checks again', async () => {
  const answers = { quoteCart: { error: 'functions/unavailable' } };
  const { backend } = await openPart(<HealthCard />, 'owner', settings(), { answers });
  const health = await region('Shop health');
  await shows('not responding', health);
  expect(health.getByText('open')).toBeDefined();
  backend.answer('quoteCart', { outcome: 'quote' });
  await press('Try again', health);
  await waitFor(() => expect(health.getAllByText('works')).toHaveLength(3));
});

test('the health card says which letters wait or failed, and sends failed ones again', async () => {
  const mail = (changes: object) => ({
    'health/mail': { at: new Date(), late: 0, failed: 0, error: '', ...changes },
  });
  const documents = { ...settings(), ...mail({ late: 1, failed: 2, error: '550' }) };
  const { backend } = await openPart(<HealthCard />, 'staff', documents, { answers: ANSWERING });
  const health = await region('Shop health');
  await shows(
    '1 has been waiting for over 15 minutes; 2 could not be sent; the server said 550',
    health,
  );
  backend.answer('sendMailAgain', { outcome: 'queued', letters: 2 });
  await press('Send again', health);
  await shows('2 emails will be sent again within five minutes.');
  act(() => backend.change(mail({})));
  await shows(/all sent/, health);
  expect(health.queryByRole('button', { name: 'Send again' })).toBeNull();
  act(() => backend.change(mail({ held: 3 })));
  await shows(/^3 wait: unusually many to unconfirmed addresses/, health);
});

test('loading and failed figures are announced and can be retried', async () => {
  const shop = await openPage(OVERVIEW, 'owner', settings(), { answers: ANSWERING, reads: 'wait' });
  const waits = await region('Needs attention');
  expect(waits.getAllByRole('status').length).toBeGreaterThan(0);
  shop.backend.failReads('messages');
  shop.release();
  await shows('This could not be loaded.', waits);
  shop.backend.failReads(null);
  await press('Try again', waits);
  const messages = await waits.findByRole('link', { name: /New messages/ });
  await waitFor(() => expect(messages.textContent).toMatch(/^New messages\s*0/));
});

test('the launch checklist says what is open and what to do, and goes once all is done', async () => {
  const health = {
    'health/mail': { at: new Date(), late: 0, failed: 0, error: '' },
    'health/sweep': { at: new Date(), looked: 0, expired: 0, unanswered: 0 },
    'health/webhook': { at: new Date() },
  };
  const documents = { ...settings(), ...health };
  const { backend } = await openPart(<LaunchCard />, 'owner', documents);
  await click(await screen.findByRole('heading', { name: 'Before you open' }));
  await shows('4 of 6 done');
  expect(screen.getByRole('progressbar', { name: 'Before you open' })).toBeDefined();
  const [first] = screen.getAllByRole('heading', {
    level: 3,
    name: /^Seller and contact\s+To do$/,
  });
  const item = within(first?.closest('li') ?? document.body);
  // The samples of the seeded shop, by the names of their fields.
  expect(item.getByText(/Legal name · Address/)).toBeDefined();
  expect(item.getByRole('link', { name: 'Open Settings' }).getAttribute('href')).toBe(
    '/admin/dashboard/settings',
  );
  await shows(/The Firebase project has not been checked yet/);

  backend.change({
    'health/launch': {
      at: new Date(),
      project: 'my-shop',
      results: [
        { id: 'indexes', state: 'todo', details: ['orders (status asc): missing'] },
        { id: 'budget', state: 'unknown', details: ['Permission denied on resource.'] },
        { id: 'uptime', state: 'local', details: [] },
      ],
    },
  });
  await screen.findByRole('heading', { level: 3, name: /^Database indexes\s+To do$/ });
  await shows('orders (status asc): missing');
  await screen.findByRole('heading', { level: 3, name: /^Budget alert\s+Not known$/ });
  expect(screen.queryByRole('heading', { name: /^Uptime check/ })).toBeNull();

  const results = LAUNCH_CHECKS.map((id) => ({ id, state: 'ok', details: [] }));
  backend.change({
    ...settings({
      seller: {
        ...{ legalName: 'Malhar', address: 'MG Road' },
        ...{ email: 'care@malhar.in', phone: '08041235678' },
        grievanceOfficer: {
          ...{ name: 'Asha Rao', designation: 'Head' },
          ...{ email: 'asha@malhar.in', phone: '08041235679' },
        },
      },
      ...{ phone: '', email: '', whatsapp: '', socials: {} },
      tax: { gstin: '29AAGCB7383J1Z4', state: 'Karnataka', series: 'SR', creditSeries: 'CN' },
    }),
    'health/launch': { at: new Date(), project: 'my-shop', results },
  });
  await waitFor(() => expect(screen.queryByText('Before you open')).toBeNull());
});
