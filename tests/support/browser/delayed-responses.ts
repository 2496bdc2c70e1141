import type { BrowserContext, Page, Route } from '@playwright/test';

/** Delays every response from matching addresses. Resolves to a function that releases them. */
export async function holdAnswers(
  to: Page | BrowserContext,
  from: Parameters<Page['route']>[0],
): Promise<() => void> {
  let letCome = (): void => {};
  const due = new Promise<void>((resolve) => (letCome = resolve));
  await to.route(from, async (route: Route) => {
    await due;
    await route.continue();
  });
  return letCome;
}
