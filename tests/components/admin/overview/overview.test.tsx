import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LAUNCH_CHECKS } from '#domain/launch/launch-check.ts';
import { orderDocuments } from '../../support/orders.ts';
import {
  draftProduct,
  EARLIER,
  fill,
  press,
  renderStaff,
  settings,
  shows,
} from '../../support/staff.ts';

const OVERVIEW = '/admin/dashboard/overview';
const CUSTOMERS = '/admin/dashboard/customers';
/** The health card requests a quote to check that functions respond. */
const ANSWERING = { startCheckout: { outcome: 'quote' } };
const region = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));

/** An order placed a moment ago. */
function orderOfToday(id: string, changes: Parameters<typeof orderDocuments>[1] = {}) {
  const path = `orders/${id}`;
  const now = new Date();
  return { [path]: { ...orderDocuments(id, changes)[path], createdAt: now, updatedAt: now } };
}

const customer = (uid: string, name: string, email: string) => ({
  [`users/${uid}`]: {
    ...{ name, nameKey: name.toLowerCase(), email, phone: '', photoURL: '' },
    ...{ createdAt: EARLIER, updatedAt: EARLIER },
  },
});

test('the tab of the browser names the section of the staff area', async () => {
  const shop = await renderStaff(OVERVIEW, 'owner', settings(), ANSWERING);
  await waitFor(() => expect(document.title).toBe('Overview · Staff area'));
  shop.goTo('/admin/blog');
  await waitFor(() => expect(document.title).toBe('Blog · Staff area'));
});

test('the overview counts pending work, totals sales and links to the lists', async () => {
  const documents = {
    ...settings(),
    ...orderOfToday('first'),
    ...orderOfToday('second', { status: 'paid' }),
    ...orderOfToday('third', { status: 'cancelled' }),
    ...draftProduct('rare', { active: true, stock: 2 }),
  };
  const { user, address } = await renderStaff(OVERVIEW, 'viewer', documents, ANSWERING);
  const waits = await region('Needs attention');
  for (const name of [/COD, to pack/, /Paid, to pack/]) {
    const link = await waits.findByRole('link', { name });
    await waitFor(() => expect(link.textContent).toMatch(/1/));
  }
  const sales = await region('Sales');
  const today = await sales.findByRole('link', { name: /^Today/ });
  expect(today.textContent).toContain('₹1,096');
  expect(today.textContent).toContain('2 orders');
  await user.click(sales.getByText('View as table'));
  expect(await sales.findAllByRole('row')).toHaveLength(31);
  await (await region('Low stock')).findByRole('link', { name: /rare/ });
  await user.click(today);
  expect(address()).toMatch(/^\/admin\/dashboard\/orders\?from=\d{4}-\d\d-\d\d&to=/);
});

test('the health card names failing services and checks again', async () => {
  const { user, backend } = await renderStaff(OVERVIEW, 'owner', settings(), {
    startCheckout: { error: 'functions/unavailable' },
  });
  const health = await region('Shop health');
  await shows('not responding', health);
  expect(health.getByText('open')).toBeDefined();
  backend.answer('startCheckout', { outcome: 'quote' });
  await press(user, 'Try again', health);
  await waitFor(() => expect(health.getAllByText('works')).toHaveLength(3));
});

test('the health card says which letters wait or failed, and sends failed ones again', async () => {
  const { user, backend } = await renderStaff(
    OVERVIEW,
    'staff',
    {
      ...settings(),
      'health/mail': { at: new Date(), late: 1, failed: 2, error: '550' },
    },
    ANSWERING,
  );
  const health = await region('Shop health');
  await shows(
    '1 has been waiting for over 15 minutes; 2 could not be sent; the mail server said 550',
    health,
  );
  backend.answer('sendMailAgain', { outcome: 'queued', letters: 2 });
  await press(user, 'Send again', health);
  await shows('2 e-mails will be sent again within five minutes.');
  backend.change({ 'health/mail': { at: new Date(), late: 0, failed: 0, error: '' } });
  await shows(/all sent/, health);
  expect(health.queryByRole('button', { name: 'Send again' })).toBeNull();
  backend.change({ 'health/mail': { at: new Date(), late: 0, held: 3, failed: 0, error: '' } });
  await shows(/^3 wait: unusually many to unconfirmed addresses/, health);
});

test('loading and failed figures are announced and can be retried', async () => {
  const { user, backend } = await renderStaff(
    '/admin/dashboard/team',
    'owner',
    settings(),
    ANSWERING,
  );
  await screen.findByRole('heading', { level: 1, name: 'Team' });
  backend.failReads('messages');
  const release = backend.holdReads('orders');
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  const waits = await region('Needs attention');
  await shows('This could not be loaded.', waits);
  expect(waits.getAllByRole('status').length).toBeGreaterThan(0);
  release();
  backend.failReads(null);
  await press(user, 'Try again', waits);
  const messages = await waits.findByRole('link', { name: /New messages/ });
  await waitFor(() => expect(messages.textContent).toMatch(/^New messages\s*0/));
});

test('a customer is found by e-mail prefix, and the page’s address restores the search', async () => {
  const documents = {
    ...customer('asha', 'Asha Kulkarni', 'asha@franch.test'),
    ...customer('meera', 'Meera', 'meera@franch.test'),
  };
  const { user, address, goTo } = await renderStaff(CUSTOMERS, 'viewer', documents);
  const search = await screen.findByLabelText(/^Name, e-mail or phone/);
  await fill(user, search, 'ASHA@');
  await press(user, 'Find');
  const link = await screen.findByRole('link', { name: 'Asha Kulkarni' });
  expect(screen.getAllByRole('row')).toHaveLength(2);
  const found = address();
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Asha Kulkarni' });
  await screen.findByRole('heading', { name: 'Latest orders' });
  await shows('No orders yet.');
  goTo(found);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name, e-mail or phone/)).value).toBe(
    'ASHA@',
  );
});

test('a search without results and a deleted account are reported', async () => {
  const { user, goTo } = await renderStaff(CUSTOMERS, 'viewer');
  await shows('No customers yet.');
  await fill(user, screen.getByLabelText(/^Name, e-mail or phone/), 'zz');
  await press(user, 'Find');
  await shows('No customers found.');
  goTo(`${CUSTOMERS}?open=gone`);
  expect(await shows('This account no longer exists.')).toBeDefined();
});

test('the launch checklist says what is open and what to do, and goes once all is done', async () => {
  const health = (changes: Readonly<Record<string, object>> = {}) => ({
    'health/mail': { at: new Date(), late: 0, failed: 0, error: '' },
    'health/sweep': { at: new Date(), looked: 0, expired: 0, unanswered: 0 },
    'health/webhook': { at: new Date() },
    ...changes,
  });
  const { user, backend } = await renderStaff(
    OVERVIEW,
    'owner',
    { ...settings(), ...health() },
    ANSWERING,
  );
  await user.click(await screen.findByRole('heading', { name: 'Before you open' }));
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
        ...{
          legalName: 'Malhar',
          address: 'MG Road',
          email: 'care@malhar.in',
          phone: '08041235678',
        },
        grievanceOfficer: {
          ...{
            name: 'Asha Rao',
            designation: 'Head',
            email: 'asha@malhar.in',
            phone: '08041235679',
          },
        },
      },
      ...{ phone: '', email: '', whatsapp: '', socials: {} },
      tax: { gstin: '29AAGCB7383J1Z4', state: 'Karnataka', series: 'SR', creditSeries: 'CN' },
    }),
    'health/launch': { at: new Date(), project: 'my-shop', results },
  });
  await waitFor(() => expect(screen.queryByText('Before you open')).toBeNull());
});
