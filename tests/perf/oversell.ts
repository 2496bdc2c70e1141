import { ordered, type OwnCheckout, providerOrder } from '../support/shop/own-checkout.ts';

/** Result of many simultaneous buyers. Counts are orders; `busy` counts buyers asked to retry. */
export interface BuyerRush {
  readonly name: string;
  readonly sold: number;
  readonly refused: number;
  readonly busy: number;
  readonly left: number;
  readonly milliseconds: number;
  /** The error found; empty when every count is exact. */
  readonly wrong: string;
}

/** Many buyers of few pieces, and many copies of one webhook, in one process like one instance of the functions. */
export async function runBuyerRushes(shop: OwnCheckout): Promise<readonly BuyerRush[]> {
  return [await rush(shop, 50, 1), await rush(shop, 100, 60), await copies(shop, 20)];
}

async function rush(shop: OwnCheckout, buyers: number, pieces: number): Promise<BuyerRush> {
  await shop.clear();
  await shop.stock('oil', pieces);
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, buyer) =>
      shop.functions.answerCheckout(shop.request('oil', 1), `buyer-${buyer}`, Date.now()),
    ),
  );
  const milliseconds = performance.now() - began;
  const reasons = answers.map((answer) =>
    answer.outcome === 'refused' ? answer.refusal.reason : answer.outcome,
  );
  const count = (reason: string): number => reasons.filter((one) => one === reason).length;
  const stockLeft = await shop.stockOf('oil');
  const orders = (await shop.store.collection('orders').get()).size;
  const sold = count('ordered');
  const refused = count('stock');
  const busy = count('busy');
  const exact = sold === orders && sold + stockLeft === pieces && sold + refused + busy === buyers;
  const name = `${buyers} buyers of ${pieces}`;
  return {
    name,
    sold,
    refused,
    busy,
    left: stockLeft,
    milliseconds,
    wrong: exact ? '' : reasons.join(' '),
  };
}

async function copies(shop: OwnCheckout, count: number): Promise<BuyerRush> {
  await shop.clear();
  await shop.stock('oil', 5);
  const answer = await shop.functions.answerCheckout(shop.request('oil', 1), 'asha', Date.now());
  await shop.control('webhook-faults', { duplicate: count - 1 });
  const began = performance.now();
  await shop.control('pay', { order_id: providerOrder(answer) });
  await shop.control('idle', { timeout_ms: 120_000 });
  const milliseconds = performance.now() - began;
  const order = await shop.store.doc(`orders/${ordered(answer).orderId}`).get();
  const mails = (await shop.store.collection('mail').get()).size;
  const stockLeft = await shop.stockOf('oil');
  const exact = order.get('status') === 'paid' && mails === 2 && stockLeft === 4;
  return {
    name: `${count} copies of a webhook`,
    sold: order.get('status') === 'paid' ? 1 : 0,
    refused: 0,
    busy: 0,
    left: stockLeft,
    milliseconds,
    wrong: exact ? '' : `${String(order.get('status'))}, ${mails} mails`,
  };
}
