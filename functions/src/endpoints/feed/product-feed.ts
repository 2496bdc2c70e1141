import { onRequest } from 'firebase-functions/v2/https';
import { readFeed } from '../../feed/read-feed.ts';
import { errorInfo } from '../../platform/error-info.ts';
import { httpOptions } from '../../platform/http.ts';
import { log } from '../../platform/log.ts';
import { shopOrigin } from '../../platform/params.ts';

/** How old a feed may be, in seconds. `firebase.json` repeats it. */
const MAX_AGE = 15 * 60;

/** The feed of this instance, with its end in epoch milliseconds. */
let fresh: { readonly until: number; readonly feed: Promise<string> } | null = null;

/**
 * The product feed for Google Merchant Center and Meta, at `/feeds/products.xml`, for everyone: a GET or HEAD. Prices and
 * stock are at most 30 minutes old: 15 in this instance, and as long in a cache. Anyone may ask as often as they like, with
 * any query, past every cache, and each feed reads all products: an instance therefore makes one per 15 minutes, and there
 * are two instances at most. Returns JSON `{ error }` with 405 (another method) or 503.
 */
export const productFeed = onRequest(
  { ...httpOptions, maxInstances: 2, timeoutSeconds: 60 },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set({ 'Cache-Control': 'no-store', Allow: 'GET, HEAD' });
      response.status(405).json({ error: 'method-not-allowed' });
      return;
    }
    try {
      const feed = await freshFeed(Date.now());
      response.set('Cache-Control', `public, max-age=${MAX_AGE}`);
      response.set('Content-Type', 'application/xml; charset=utf-8');
      // In parts: Cloud Functions refuse a response of more than 32 MB in one.
      response.write(feed);
      response.end();
    } catch (error) {
      log('feed-failed', errorInfo(error), 'error');
      response.set('Cache-Control', 'no-store');
      response.status(503).json({ error: 'unavailable' });
    }
  },
);

/** The feed, made again when it is too old. Requests at the same time share one; a failure is not kept. */
function freshFeed(now: number): Promise<string> {
  if (fresh && now < fresh.until) return fresh.feed;
  const feed = readFeed(shopOrigin());
  const made = { until: now + MAX_AGE * 1000, feed };
  fresh = made;
  feed.catch(() => {
    if (fresh === made) fresh = null;
  });
  return feed;
}
