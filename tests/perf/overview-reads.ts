import { type Browser, chromium, type Page } from '@playwright/test';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { SEED_PASSWORD } from '../../dev/seed/accounts.ts';

/** One visit of a staff page. */
export interface StaffPageVisit {
  readonly what: string;
  /** Documents that Firestore billed, as the page counts them. */
  readonly reads: number;
  /** Milliseconds from the navigation until the result was shown. */
  readonly shown: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The orders are spread over this many days. */
const DAYS = 365;
/** After so many milliseconds without a read, none is expected. */
const QUIET_MS = 4000;
/** The emulator has no index and scans all orders for every figure: a large shop takes minutes there. */
const PATIENCE_MS = 15 * 60_000;
const STATUSES = ['paid', 'placed', 'packed', 'shipped', 'delivered', 'expired'] as const;
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An order number of the bench: eight letters and digits. */
function numberOf(place: number): string {
  const letters = Array.from(
    { length: 8 },
    (_, at) => LETTERS[Math.floor(place / LETTERS.length ** at) % LETTERS.length],
  );
  return `FR-${letters.reverse().join('')}`;
}

/** Orders per batch, and batches in flight at once. */
const BATCH = 200;
const AT_ONCE = 4;

/**
 * Writes orders over the last year and as many customers, from the `from`th up to the `to`th: complete documents, as
 * pages read them. @returns how many seconds it took
 */
export async function seedStaffData(store: Firestore, from: number, to: number): Promise<number> {
  const startedAt = performance.now();
  let next = from;
  const work = async (): Promise<void> => {
    while (next < to) {
      const first = next;
      next = Math.min(first + BATCH, to);
      const batch = store.batch();
      for (let place = first; place < next; place += 1) write(batch, store, place);
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (performance.now() - startedAt) / 1000;
}

function write(batch: WriteBatch, store: Firestore, place: number): void {
  const createdAt = new Date(Date.now() - (place % DAYS) * DAY_MS - place);
  const tail = String(place).padStart(6, '0');
  const email = `bench${tail}@franch.test`;
  const [phone, name] = [`+91900${tail.padStart(7, '0')}`, `Bench ${tail}`];
  const status = STATUSES[place % STATUSES.length] ?? 'paid';
  const goods = { itemsPaise: 49_900, mrpPaise: 59_900, totalPaise: 49_900 };
  batch.set(store.doc(`users/bench${tail}`), { email, name, phone, createdAt });
  batch.set(store.doc(`orders/bench${tail.padStart(15, '0')}`), {
    ...{ number: numberOf(place), uid: `bench${tail}`, status, email, createdAt },
    method: status === 'placed' ? 'cod' : 'online',
    address: {
      ...{ name, phone, pin: '560001', line1: '1 MG Road', line2: '' },
      ...{ city: 'Bengaluru', state: 'Karnataka' },
    },
    lines: [
      {
        ...{ slug: 'franch-sandalwood-soap', title: 'Sandalwood Soap', sku: 'S', imageURL: '' },
        ...{ quantity: 1, unitPricePaise: 49_900, unitMrpPaise: 59_900, discountPaise: 0 },
        ...{ hsn: '34011190', gstPercent: 5 },
      },
    ],
    totals: { ...goods, discountPaise: 0, shippingPaise: 0, codFeePaise: 0 },
    reservation: { state: 'committed', untilAt: null },
    payment: {
      ...{ state: status === 'placed' ? 'unpaid' : 'paid', paidPaise: 0, refundedPaise: 0 },
      ...{ refundingPaise: 0, instrument: '', disputed: false },
    },
    ...{ shipment: null, moves: 1, updatedAt: createdAt },
  });
}

const STAFF_ORIGIN = '/admin/dashboard';
/** The visited pages, and how their result is recognised. Each search is for one of the first thirty. */
const PAGES: readonly (readonly [what: string, path: string, answer: (page: Page) => unknown])[] = [
  ['orders', `${STAFF_ORIGIN}/orders`, (page) => rows(page).nth(29).waitFor()],
  [
    'orders, a status',
    `${STAFF_ORIGIN}/orders?status=placed`,
    (page) => rows(page).first().waitFor(),
  ],
  [
    'orders, all filters and days',
    `${STAFF_ORIGIN}/orders?status=placed&method=cod&payment=unpaid&from=${day(31)}&to=${day(0)}`,
    (page) => rows(page).first().waitFor(),
  ],
  [
    'orders by number',
    `${STAFF_ORIGIN}/orders?q=${numberOf(7)}`,
    (page) => page.getByRole('link', { name: numberOf(7) }).waitFor(),
  ],
  [
    'orders by e-mail',
    `${STAFF_ORIGIN}/orders?q=bench000007%40franch.test`,
    (page) => page.getByRole('link', { name: numberOf(7) }).waitFor(),
  ],
  [
    'orders by phone',
    `${STAFF_ORIGIN}/orders?q=9000000007`,
    (page) => page.getByRole('link', { name: numberOf(7) }).waitFor(),
  ],
  ['customers', `${STAFF_ORIGIN}/customers`, (page) => rows(page).nth(29).waitFor()],
  [
    'customers by name',
    `${STAFF_ORIGIN}/customers?q=bench+000007`,
    (page) => page.getByRole('link', { name: 'Bench 000007' }).waitFor(),
  ],
  [
    'a customer with orders',
    `${STAFF_ORIGIN}/customers?open=bench000007`,
    (page) => page.getByRole('link', { name: numberOf(7) }).waitFor(),
  ],
  ['overview', `${STAFF_ORIGIN}/overview`, (page) => page.getByText('View as table').waitFor()],
];

const rows = (page: Page) => page.getByRole('table').first().locator('tbody tr');

function day(before: number): string {
  return new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10);
}

/** Visits the staff pages of the running shop as its owner, one after the other. */
export async function visitStaffPages(
  shop: string,
  executablePath: string,
): Promise<readonly StaffPageVisit[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await look(browser, shop);
  } finally {
    await browser.close();
  }
}

async function look(browser: Browser, shop: string): Promise<readonly StaffPageVisit[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${shop}/auth?next=%2Fadmin%2Fdashboard%2Fteam`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill('owner@franch.test');
  await form.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Team' }).waitFor();
  const visits: StaffPageVisit[] = [];
  for (const [what, path, answer] of PAGES) {
    await page.goto(`${shop}${path}`);
    await answer(page);
    const shown = await page.evaluate(() => performance.now());
    visits.push({ what, shown, reads: await allReadsOf(page) });
  }
  return visits;
}

/** Counts late reads as well: waits until none has come for a while. */
async function allReadsOf(page: Page): Promise<number> {
  for (let before = -1; ;) {
    const reads = await readsOf(page);
    if (reads === before) return reads;
    before = reads;
    await page.waitForTimeout(QUIET_MS);
  }
}

function readsOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByName('firestore-reads')
      .map((entry) => (entry as PerformanceMark).detail as { documents: number })
      .reduce((sum, { documents }) => sum + documents, 0),
  );
}

/** The visits of a small and of a large shop, side by side. */
export function staffPagesTable(
  few: readonly StaffPageVisit[],
  many: readonly StaffPageVisit[],
): string {
  const lines = few.map(({ what, reads, shown }, place) => {
    const other = many[place] ?? { reads: NaN, shown: NaN };
    const counts = `${String(reads).padStart(7)}${String(other.reads).padStart(8)}`;
    return `${what.padEnd(32)}${counts}${Math.round(shown).toString().padStart(9)} ms${Math.round(other.shown).toString().padStart(9)} ms`;
  });
  return [`${'staff area'.padEnd(32)}  reads    many  shown after        many`, ...lines].join(
    '\n',
  );
}
