import { openFooter } from '../../support/browser/footer.ts';
import { headOf } from '../../support/browser/head.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test('the head changes with the first frame of each page', async ({ page }) => {
  await page.addInitScript(() => {
    // What the canonical link says in the first frame that shows another heading.
    const seen: string[] = [];
    Object.assign(window, { seen });
    let heading = '';
    const look = (): void => {
      const shown = document.querySelector('main h1')?.textContent ?? '';
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]');
      const canonical = [...links].map((link) => link.href.replace(location.origin, '')).join(' ');
      const wanted = location.pathname + location.search;
      if (shown !== heading && canonical !== wanted)
        seen.push(`${shown}: ${canonical} instead of ${wanted}`);
      heading = shown;
      requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
  });
  const cards = page.getByRole('main').getByRole('article');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
  await expect(page).toHaveTitle('All products · Franch');
  await cards.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  // The product's own head loads after its page.
  await expect(page).not.toHaveTitle(/^(?:All products · )?Franch$/);
  const product = await headOf(page);
  await page.goBack();
  await expect(page).toHaveTitle('All products · Franch');
  expect((await headOf(page)).data).toEqual([]);
  await page.goForward();
  await expect(page).toHaveTitle(product.title);
  expect(await headOf(page)).toEqual(product);
  await (await openFooter(page, 'Quick links')).getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveTitle(/^Blog/);
  await cards.first().getByRole('link').click();
  await expect(page.locator('.article-body')).toBeVisible();
  expect((await headOf(page)).canonical).toMatch(/^\/blog\//);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});
