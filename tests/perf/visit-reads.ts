import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The account that signs in. */
interface Account {
  readonly email: string;
  readonly password: string;
}

/**
 * Firestore reads of a visit: home, list, three products, one search, by links. For a visitor, or for a customer who
 * has signed in before.
 */
export async function visitReads(browser: Browser, shop: string, who?: Account): Promise<number> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1350, height: 940 },
  });
  try {
    if (who) await signIn(context, shop, who);
    const page = await context.newPage();
    await page.goto(shop);
    await page.waitForTimeout(3_500);
    await page.locator('a[href="/products"]').first().click();
    for (const place of [0, 1, 2]) {
      await page.waitForURL('**/products');
      await page.locator('article a').nth(place).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(1_500);
      await page.goBack();
    }
    const search = page.getByRole('combobox').first();
    await search.fill('neem');
    await page.waitForTimeout(1_000);
    await search.press('Enter');
    await page.waitForTimeout(2_000);
    if (who && !(await hasOwnReads(page))) throw new Error(`${who.email} was not signed in.`);
    return await readsOf(page);
  } finally {
    await context.close();
  }
}

/** Leaves the browser signed in, as after an earlier visit. */
async function signIn(context: BrowserContext, shop: string, who: Account): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${shop}/auth?next=/about`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(who.email);
  await form.getByLabel('Password', { exact: true }).fill(who.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/about');
  // The SDK stores the session in the background.
  await page.waitForTimeout(1_500);
  await page.close();
}

/** Documents that Firestore billed to this page; the adapter marks each response. */
export function readsOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByName('firestore-reads')
      .map((entry) => (entry as PerformanceMark).detail as { documents: number })
      .reduce((sum, { documents }) => sum + documents, 0),
  );
}

/** Whether any personal document was read: otherwise a customer's visit was an anonymous one. */
function hasOwnReads(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    performance
      .getEntriesByName('firestore-reads')
      .some((entry) =>
        ((entry as PerformanceMark).detail as { path: string }).path.startsWith('users/'),
      ),
  );
}
