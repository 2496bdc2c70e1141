import { type BrowserContext, type Page, type Response, test as base } from '@playwright/test';
import { stopListeners, stopListenersBeforeLeaving } from './leave-page.ts';
import { FIRESTORE_LOOKS_FOR_NETWORK, STREAM_ALREADY_CLOSED, WRITE_CONFLICT } from './noise.ts';

export { expect } from '@playwright/test';

interface Noise {
  /** Declares a message that this flow provokes on purpose. The flow fails when it never comes. */
  readonly expectNoise: (pattern: RegExp) => void;
  /** Declares a message that may come or not, because its timing is an SDK's own. */
  readonly tolerateNoise: (pattern: RegExp) => void;
}

/** Flows run without the service worker, which the browser reports on every page. */
const WITHOUT_WORKER = /Service Worker registration blocked by Playwright/;

/**
 * A browser test of the shop. Any report of a page fails the flow unless the flow declared it: a console error or
 * warning (CSP violations included), an uncaught error, a response of 400 and above. Other contexts that the flow opens
 * are monitored as well.
 */
export const test = base.extend<Noise & { readonly noise: NoiseLog }>({
  noise: [
    async ({ context, browser }, use) => {
      const log = new NoiseLog();
      await log.listenTo(context);
      stopListenersBeforeLeaving(context);
      const openContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const newContext = await openContext(options);
        await log.listenTo(newContext, options?.javaScriptEnabled !== false);
        stopListenersBeforeLeaving(newContext);
        return newContext;
      };
      await use(log);
      browser.newContext = openContext;
      try {
        log.check();
      } finally {
        await Promise.all(browser.contexts().map(stopListeners));
      }
    },
    { auto: true },
  ],
  expectNoise: ({ noise }, provide) => provide((pattern) => void noise.expected.push(pattern)),
  tolerateNoise: ({ noise }, provide) => provide((pattern) => void noise.tolerated.push(pattern)),
});

/** Collects what the pages of a flow report, and what the flow declared. */
class NoiseLog {
  readonly expected: RegExp[] = [];
  readonly tolerated: RegExp[] = [
    FIRESTORE_LOOKS_FOR_NETWORK,
    STREAM_ALREADY_CLOSED,
    WRITE_CONFLICT,
    WITHOUT_WORKER,
  ];
  readonly #heard: string[] = [];

  /** @param isHydrated whether scripts run there, so that a load can wait for hydration */
  async listenTo(context: BrowserContext, isHydrated = true): Promise<void> {
    const hear = (noise: string): void => void this.#heard.push(noise);
    listen(context, hear);
    await listenToPolicy(context, hear);
    if (!isHydrated) return;
    context.pages().forEach(waitForHydration);
    context.on('page', waitForHydration);
  }

  /** @throws when something was reported but not declared, or declared but not reported. */
  check(): void {
    const declared = [...this.expected, ...this.tolerated];
    const undeclared = this.#heard.filter(
      (noise) => !declared.some((one) => matchesNoise(one, noise)),
    );
    if (undeclared.length > 0) throw new Error(['undeclared noise:', ...undeclared].join('\n  '));
    const missing = this.expected.filter(
      (one) => !this.#heard.some((noise) => matchesNoise(one, noise)),
    );
    if (missing.length > 0)
      throw new Error(['declared noise that never came:', ...missing].join('\n  '));
  }
}

/** A CSP violation is matched only by a pattern that names the policy. */
function matchesNoise(pattern: RegExp, noise: string): boolean {
  if (!pattern.test(noise)) return false;
  return (
    !noise.startsWith(POLICY) ||
    pattern === FIRESTORE_LOOKS_FOR_NETWORK ||
    pattern.source.includes(POLICY)
  );
}

/**
 * How long a flow waits for hydration, in milliseconds: where it blocks the network on purpose, hydration never ends.
 */
const PATIENCE_MS = 10_000;

/** Waits for hydration after every load: a prerendered page is visible before it. */
function waitForHydration(page: Page): void {
  for (const load of ['goto', 'reload'] as const) {
    const bare = page[load].bind(page) as (...given: unknown[]) => Promise<Response | null>;
    const patient = async (...args: unknown[]): Promise<Response | null> => {
      const response = await bare(...args);
      const prerendered = page.locator('#page-data');
      if ((await prerendered.count()) > 0) {
        const ready = page.locator('html[data-ready]');
        await ready.waitFor({ timeout: PATIENCE_MS }).catch(() => null);
      }
      return response;
    };
    Object.assign(page, { [load]: patient });
  }
}

const POLICY = 'refused by the policy:';

/** The page itself reports CSP violations, so no flow can declare one under another name. */
async function listenToPolicy(
  context: BrowserContext,
  hear: (noise: string) => void,
): Promise<void> {
  await context.exposeBinding('tellRefused', (_, refused: string) => hear(`${POLICY} ${refused}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const page = window as unknown as { tellRefused(refused: string): void };
      page.tellRefused(`${effectiveDirective} ${blockedURI}`);
    });
  });
}

function listen(context: BrowserContext, hear: (noise: string) => void): void {
  context.on('console', (message) => {
    const kind = message.type();
    if (kind !== 'error' && kind !== 'warning') return;
    const { url } = message.location();
    hear(`console.${kind}: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (failure) => hear(`uncaught: ${String(failure.error())}`));
  context.on('response', (response) => {
    if (response.status() < 400) return;
    hear(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
}
