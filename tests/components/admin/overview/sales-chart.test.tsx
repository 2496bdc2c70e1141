import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paise } from '#domain/money/money.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { SalesCard } from '../../../../src/admin/overview/SalesCard.tsx';
import type { Documents } from '../../support/memory-backend.ts';
import { orderDocuments } from '../../support/orders.ts';
import { click, openPart } from '../open-page.tsx';

// Friday, 20 November 2026, 2:00 in India, where UTC still has Thursday.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T02:00:00+05:30') });
});
afterEach(() => vi.useRealTimers());

/** An order at a time in India, such as `2026-11-20T01:00:00`, with a total in paise. */
function order(
  at: string,
  totalPaise: number,
  changes: { readonly status?: OrderStatus; readonly test?: boolean } = {},
): Documents {
  const id = `order-${at}-${totalPaise}`;
  const { status = 'placed', test: isTest } = changes;
  const stored = orderDocuments(id, { status })[`orders/${id}`];
  const totals = { ...(stored?.['totals'] as object), totalPaise: paise(totalPaise) };
  const createdAt = new Date(`${at}+05:30`);
  return { [`orders/${id}`]: { ...stored, totals, createdAt, ...(isTest && { test: true }) } };
}

/** Opens the overview and returns the content of the sales card. */
async function openSales(documents: Documents) {
  await openPart(<SalesCard />, 'viewer', documents);
  const card = within(await screen.findByRole('region', { name: 'Sales' }));
  const chart = await card.findByRole('img', { name: /^Sales per day for the last 30 days/ });
  const bars = [...chart.querySelectorAll('g')].map((bar) => ({
    title: bar.querySelector('title')?.textContent ?? '',
    height: Number(bar.querySelector('rect:last-child')?.getAttribute('height')),
  }));
  return { card, chart, bars };
}

const days = (count: number) => Array<number>(count).fill(0);

test('shows thirty days from midnight in India as bars, proportional to the best day', async () => {
  const { chart, bars } = await openSales({
    ...order('2026-11-20T00:00:00', 40_000),
    ...order('2026-11-19T12:00:00', 30_000),
    ...order('2026-11-19T23:59:59', 50_000),
    // A low day is still visible.
    ...order('2026-11-18T12:00:00', 100),
    ...order('2026-10-22T00:00:00', 20_000),
    // The day before the first bar.
    ...order('2026-10-21T23:59:59', 90_000),
  });
  expect(chart.getAttribute('aria-label')).toContain('the highest is ₹800');
  expect(bars.map(({ height }) => height)).toEqual([25, ...days(26), 2, 100, 50]);
  expect(bars.slice(-3).map(({ title }) => title)).toEqual([
    expect.stringMatching(/18 Nov.*: ₹1, 1 order$/),
    expect.stringMatching(/19 Nov.*: ₹800, 2 orders$/),
    expect.stringMatching(/20 Nov.*: ₹400, 1 order$/),
  ]);
});

test('cancelled, unpaid and test orders do not count; the table holds the same figures', async () => {
  const { bars, card } = await openSales({
    ...order('2026-11-20T01:00:00', 10_000),
    ...order('2026-11-20T01:01:00', 20_000, { status: 'cancelled' }),
    ...order('2026-11-20T01:02:00', 30_000, { status: 'pending-payment' }),
    ...order('2026-11-20T01:03:00', 40_000, { status: 'paid', test: true }),
    ...order('2026-11-18T12:00:00', 1_234_567),
  });
  expect(bars.at(-1)?.title).toMatch(/: ₹100, 1 order$/);
  const [today] = card.getAllByRole('link').map((link) => link.textContent);
  expect(today).toMatch(/₹1001 order$/);
  await click(card.getByText('View as table'));
  const rows = (await card.findAllByRole('row')).slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((one) => one.textContent),
  );
  // The newest day is first.
  expect(cells).toHaveLength(30);
  expect(cells.slice(0, 3)).toEqual([
    [expect.stringContaining('20 Nov'), '1', '₹100'],
    [expect.stringContaining('19 Nov'), '0', '₹0'],
    [expect.stringContaining('18 Nov'), '1', '₹12,345.67'],
  ]);
});

test('a shop without sales shows an empty chart', async () => {
  const { chart, bars } = await openSales({});
  expect(chart.getAttribute('aria-label')).toMatch(/the highest is ₹0\.$/);
  expect(bars.map(({ height }) => height)).toEqual(days(30));
});
