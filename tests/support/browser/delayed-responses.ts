import type { BrowserContext, Page, Route } from '@playwright/test';

/** Delays every response from matching addresses. Resolves to a function that releases them. */
export async function delayResponses(
  to: Page | BrowserContext,
  from: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release = (): void => {};
  const due = new Promise<void>((resolve) => (release = resolve));
  await to.route(from, async (route: Route) => {
    await due;
    await route.continue();
  });
  return release;
}
