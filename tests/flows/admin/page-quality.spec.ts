import type { Page } from '@playwright/test';
import { payoutWords } from '#text/admin/orders/payouts.ts';
import { expectQuality } from '../../support/browser/page-quality.ts';
import { signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** Pages of the staff area, by the flow that visits them. */
const STAFF_PAGES: readonly (readonly string[])[] = [
  ['overview', 'orders', 'products'],
  ['orders?open=ashaOrder00000000010', 'products?open=*new', 'messages'],
  ['reviews', 'team', 'settings', 'payouts'],
];

/** What a page shows after a click. */
const DIALOGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async overview(page) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('order');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(/result/);
  },
  async payouts(page) {
    await page.getByRole('button', { name: payoutWords.show }).click();
    await expect(page.getByText(payoutWords.shown)).toBeVisible();
    await page.getByRole('button', { name: payoutWords.payOf('FR-SEED0017') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const parts of STAFF_PAGES) {
  test(
    `staff pages pass axe, forced colours and 200 % text: ${parts.join(', ')}`,
    { tag: parts.includes('overview') ? ['@both-sizes'] : [] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn(page, seededStaff('owner'), '/admin/dashboard/overview');
      for (const part of parts) {
        await page.goto(`/admin/dashboard/${part}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectQuality(page, part);
        const openDialog = DIALOGS[part];
        if (!openDialog) continue;
        await openDialog(page);
        await expectQuality(page, `${part}: dialog`);
      }
    },
  );
}
