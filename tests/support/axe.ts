import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page that has come and stands still: each rule with the first element that breaks it. */
export async function axeFinds(page: Page): Promise<readonly string[]> {
  await page.locator('h1').first().waitFor();
  // The page of an address that was not made has its title when it knows what it shows.
  await page.waitForFunction(() => document.title !== '');
  await page.waitForFunction(standsStill);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** Whether nothing fades or moves: colours on their way are nobody's choice. What moves for ever is looked at as it is. */
function standsStill(): boolean {
  const ends = (animation: Animation): boolean =>
    animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  return document.getAnimations().every((one) => one.playState !== 'running' || !ends(one));
}
