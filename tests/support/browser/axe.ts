import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs axe on a loaded page: every rule in the light scheme, then colour contrast in the dark scheme, the only thing
 * that the scheme changes. Leaves the page in the light scheme.
 * @returns each broken rule with the first element that breaks it
 */
export async function axeFinds(page: Page): Promise<readonly string[]> {
  await page.locator('h1').first().waitFor();
  // A page that is not prerendered sets its title once its content is known.
  await page.waitForFunction(() => document.title !== '');
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await brokenRules(page, axe(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await brokenRules(page, axe(page).withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((violation) => `dark scheme: ${violation}`)];
}

/** Reports violations only, not passing elements: twice as fast. The shop's pages contain no frames to inspect. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** Waits until no finite animation is running: colours in transition are not the design's. */
async function brokenRules(page: Page, builder: AxeBuilder): Promise<readonly string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
