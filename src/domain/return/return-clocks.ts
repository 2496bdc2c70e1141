import { messageClocks } from '../content/message.ts';
import type { ReturnRequest } from './return-request.ts';

/**
 * Until when a request is decided and settled, in epoch milliseconds: the clocks of complaints (Consumer Protection
 * (E-Commerce) Rules 2020, rule 4(5)). Its letter acknowledges it at once.
 */
export function returnClocks({ requestedAt }: Pick<ReturnRequest, 'requestedAt'>): {
  readonly decideBy: number;
  readonly settleBy: number;
} {
  const { acknowledgeBy, resolveBy } = messageClocks(requestedAt);
  return { decideBy: acknowledgeBy, settleBy: resolveBy };
}
