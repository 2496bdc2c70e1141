import { RestockRequestSchema } from '../../../src/domain/stock/restock.ts';
import { mailboxOf } from '../checkout/limits.ts';
import { withinRateLimit } from '../checkout/rate-limit.ts';
import { callable } from '../platform/callable.ts';
import { requestRestockLetter } from '../products/restock.ts';

/** Requests per 15 minutes: from one IP address, and for one mailbox. */
const MOST = { caller: 20, mailbox: 10 } as const;

/** Stores a request for a letter when a sold-out product is back, at `/api/notifyWhenBack`: `{ slug, email }`. */
export const notifyWhenBack = callable(
  { name: 'notifyWhenBack', schema: RestockRequestSchema, who: 'public' },
  async ({ slug, email }, { address }) => {
    const now = Date.now();
    const isAllowed =
      (await withinRateLimit('restock-caller', address, { most: MOST.caller, now })) &&
      (await withinRateLimit('restock', mailboxOf(email), { most: MOST.mailbox, now }));
    if (!isAllowed) return { outcome: 'too-many' as const };
    return requestRestockLetter({ slug, email }, now);
  },
);
