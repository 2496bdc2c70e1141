import { type Browser, chromium } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';

/** One look at the staff's overview. */
export interface OverviewLook {
  readonly orders: number;
  /** Documents that Firestore billed, as the page counts them. */
  readonly reads: number;
  /** Milliseconds from the navigation until the sales stood there. */
  readonly sales: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 400;

/** Writes so many sold orders over the last thirty days, with what the overview adds up and nothing else. */
export async function writeSales(store: Firestore, count: number): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const batch = store.batch();
    for (let place = first; place < Math.min(first + BATCH, count); place += 1) {
      const createdAt = new Date(Date.now() - (place % 30) * DAY_MS);
      const order = {
        uid: 'bench',
        status: 'delivered',
        createdAt,
        totals: { totalPaise: 49_900 },
      };
      batch.set(store.doc(`orders/bench${String(place).padStart(15, '0')}`), order);
    }
    await batch.commit();
  }
}

/** Opens the overview of the running shop as its owner. */
export async function lookAtOverview(
  shop: string,
  executablePath: string,
  orders: number,
): Promise<OverviewLook> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return { orders, ...(await look(browser, shop)) };
  } finally {
    await browser.close();
  }
}

async function look(browser: Browser, shop: string): Promise<Omit<OverviewLook, 'orders'>> {
  const page = await browser.newPage();
  await page.goto(`${shop}/auth?next=%2Fadmin%2Fdashboard%2Fteam`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill('owner@franch.test');
  await form.getByLabel('Password', { exact: true }).fill('Ayurveda@108');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Team' }).waitFor({ timeout: 60_000 });
  await page.goto(`${shop}/admin/dashboard/overview`);
  const sales = page.getByRole('region', { name: 'Sales' });
  await sales.getByText('The same as a table').waitFor({ timeout: 60_000 });
  const shown = await page.evaluate(() => performance.now());
  await page.waitForTimeout(3000);
  const reads = await page.evaluate(() =>
    performance
      .getEntriesByName('firestore-reads')
      .map((entry) => (entry as PerformanceMark).detail as { documents: number })
      .reduce((sum, { documents }) => sum + documents, 0),
  );
  return { reads, sales: shown };
}
