import { chromium, type Browser } from '@playwright/test';

/** One visit of the list page. Times in milliseconds since the navigation began. */
export interface Visit {
  readonly firstPaint: number;
  readonly firstCard: number;
  readonly cards: number;
  /** Documents that Firestore billed until the page was quiet. */
  readonly reads: number;
}

const RUNS = 5;

/** Visits the list page of the running shop with a new browser profile each time; the median of five by each figure. */
export async function visitList(shop: string, chromiumPath: string): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const visits: Visit[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const visit = await visitOnce(browser, shop);
      // The first one warms the emulators up.
      if (run > 0) visits.push(visit);
    }
    const median = (figure: keyof Visit): number =>
      visits.map((visit) => visit[figure]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? NaN;
    return {
      firstPaint: median('firstPaint'),
      firstCard: median('firstCard'),
      cards: median('cards'),
      reads: median('reads'),
    };
  } finally {
    await browser.close();
  }
}

async function visitOnce(browser: Browser, shop: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(`${shop}/products`);
  await page.getByRole('article').first().waitFor({ timeout: 60_000 });
  const firstCard = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1000);
  const figures = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    cards: document.querySelectorAll('article').length,
    reads: performance
      .getEntriesByName('firestore-reads')
      .map((entry) => (entry as PerformanceMark).detail as { documents: number })
      .reduce((sum, { documents }) => sum + documents, 0),
  }));
  await context.close();
  return { ...figures, firstCard };
}
