import type { BrowserContext, Page, Request } from '@playwright/test';

/** How long a page may take to stop its listeners, in milliseconds: a flow may have blocked its network. */
const PATIENCE_MS = 500;
/** Time in milliseconds in which the SDK sends what it has to say after an answer. */
const PAUSE_MS = 15;

/**
 * Lets the pages of a context stop their listeners before they load another document or close. The emulator hears too late
 * that a page has left, goes on sending to it, and every write becomes slower (docs/testing.md).
 */
export function stopListenersBeforeLeaving(context: BrowserContext): void {
  const follow = (page: Page): void => {
    const listening = listeningOf(page);
    for (const way of ['goto', 'reload', 'close'] as const) {
      const bare = page[way].bind(page) as (...given: unknown[]) => Promise<unknown>;
      const polite = async (...args: unknown[]): Promise<unknown> => {
        await listening.stop();
        return bare(...args);
      };
      Object.assign(page, { [way]: polite });
    }
    leaves.set(page, listening.stop);
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
  await Promise.all(context.pages().map(async (page) => leaves.get(page)?.()));
}

const leaves = new WeakMap<Page, () => Promise<void>>();

/** Follows the requests by which a page starts and ends its listeners. */
function listeningOf(page: Page): { readonly stop: () => Promise<void> } {
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
