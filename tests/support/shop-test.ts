import { type BrowserContext, type Page, type Response, test as base } from '@playwright/test';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, portOffset, projectId } from '../../dev/backend/ports.ts';

export { expect } from '@playwright/test';

interface Quiet {
  /** Declares that this flow will be told something that matches: an error it provokes on purpose. */
  readonly expectNoise: (pattern: RegExp) => void;
}

/**
 * Where the network drops, Firestore's SDK looks for it with a picture of Google's, which the shop's policy refuses. When
 * it does so is the SDK's own business, so that no flow can know whether it will be told.
 */
const PROBE = /www\.google\.com\/images\/cleardot\.gif/;
/** Flows run without the service worker, and the browser says so at every page. */
const WITHOUT_WORKER = /Service Worker registration blocked by Playwright/;

/**
 * A browser test of the shop. Whatever a page says under its breath fails the flow, unless the flow
 * declared it: a console error or warning (a refused Content-Security-Policy is one), an error nobody
 * caught, an answer of 400 and above.
 */
export const test = base.extend<Quiet>({
  expectNoise: [
    async ({ context }, use) => {
      const declared: RegExp[] = [];
      const heard: string[] = [];
      const hear = (noise: string): void => void heard.push(noise);
      listen(context, hear);
      await listenToPolicy(context, hear);
      context.pages().forEach(waitForTakeOver);
      context.on('page', waitForTakeOver);
      await use((pattern) => void declared.push(pattern));
      const known = [PROBE, WITHOUT_WORKER, ...declared];
      const isKnown = (pattern: RegExp, noise: string): boolean =>
        pattern.test(noise) &&
        (!noise.startsWith(POLICY) || pattern === PROBE || pattern.source.includes(POLICY));
      const undeclared = heard.filter((noise) => !known.some((pattern) => isKnown(pattern, noise)));
      if (undeclared.length > 0) throw new Error(['undeclared noise:', ...undeclared].join('\n  '));
    },
    { auto: true },
  ],
});

/** How long a flow waits for what comes last: where the network is held up on purpose, it never does. */
const PATIENCE_MS = 10_000;

/**
 * A page can be seen before it listens. A flow acts when it does, as somebody does who has looked at it first: after every
 * load, whatever a visitor could press is there, and what an idle browser fetches.
 */
function waitForTakeOver(page: Page): void {
  for (const load of ['goto', 'reload'] as const) {
    const bare = page[load].bind(page) as (...given: unknown[]) => Promise<Response | null>;
    const patient = async (...given: unknown[]): Promise<Response | null> => {
      const response = await bare(...given);
      const isMade = page.locator('#page-data');
      if ((await isMade.count()) > 0) {
        await page.locator('html[data-ready]').waitFor();
        const whole = page.locator('html[data-whole]');
        await whole.waitFor({ timeout: PATIENCE_MS }).catch(() => null);
      }
      return response;
    };
    Object.assign(page, { [load]: patient });
  }
}

const POLICY = 'refused by the policy:';

/** What the Content-Security-Policy refuses is told by the page itself: no flow can declare it under another name. */
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

/** The store beneath the page, past every rule: to change data under a visitor's feet, and to assert. */
export function adminFirestore(): Firestore {
  Object.assign(process.env, emulatorEnvironment(portOffset()));
  return getFirestore(getApps()[0] ?? initializeApp({ projectId }));
}
