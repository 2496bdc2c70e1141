import type { BrowserContext, Page, Request } from '@playwright/test';

/** How long a page may take to stop its listeners, in milliseconds: a flow may have blocked its network. */
const PATIENCE_MS = 500;
/** Time in milliseconds in which the SDK sends its next request after a response. */
const PAUSE_MS = 15;

/**
 * Lets the pages of a context stop their listeners before they load another document or close. The emulator keeps the
 * listeners of a closed page and goes on sending to them, which slows every write down (docs/testing.md).
 */
export function stopListenersBeforeLeaving(context: BrowserContext): void {
  const follow = (page: Page): void => {
    const listeners = trackListeners(page);
    for (const method of ['goto', 'reload', 'close'] as const) {
      const bare = page[method].bind(page) as (...given: unknown[]) => Promise<unknown>;
      const stopFirst = async (...args: unknown[]): Promise<unknown> => {
        await listeners.stop();
        return bare(...args);
      };
      Object.assign(page, { [method]: stopFirst });
    }
    stopFunctions.set(page, listeners.stop);
  };
  context.pages().forEach(follow);
  context.on('page', follow);
  const close = context.close.bind(context);
  context.close = async (options) => {
    await stopListeners(context);
    return close(options);
  };
}

/** Stops the listeners of all pages of a context that are still open. */
export async function stopListeners(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(async (page) => stopFunctions.get(page)?.()));
}

const stopFunctions = new WeakMap<Page, () => Promise<void>>();

/** Follows the requests by which a page starts and ends its listeners. */
function trackListeners(page: Page): { readonly stop: () => Promise<void> } {
  const sending = new Set<Request>();
  let isListening = false;
  const isMessage = (request: Request): boolean =>
    request.method() === 'POST' && request.url().includes('Firestore/Listen/channel');
  page.on('request', (request) => {
    if (!isMessage(request)) return;
    isListening = true;
    sending.add(request);
  });
  page.on('requestfinished', (request) => void sending.delete(request));
  page.on('requestfailed', (request) => void sending.delete(request));
  return {
    async stop() {
      if (!isListening || page.isClosed()) return;
      isListening = false;
      const end = Date.now() + PATIENCE_MS;
      const dispatched = page
        .evaluate(() => window.dispatchEvent(new Event('beforeunload')))
        .catch(() => undefined);
      await Promise.race([dispatched, pause(PATIENCE_MS)]);
      do await pause(PAUSE_MS);
      while (sending.size > 0 && Date.now() < end);
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
