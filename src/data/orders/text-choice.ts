import type { Result } from '#domain/core/result.ts';
import type { ChooseTexts, ChooseTextsAnswer } from '#domain/own-order/order-text.ts';
import { call } from '../firebase/call.ts';

/** Turns texts about an order on a channel on or off. Fails with `offline`, `signed-out`, `unavailable`. */
export function chooseTexts(request: ChooseTexts): Promise<Result<ChooseTextsAnswer>> {
  return call<ChooseTextsAnswer>('chooseTexts', request);
}
