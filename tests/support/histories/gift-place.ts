import type { OrderState } from '#domain/order/order-change.ts';
import type { Order } from '#domain/order/order.ts';
import { parcelsOf } from '#domain/parcel/order-parcel.ts';
import type { Shop } from './play-history.ts';

/** The parcel that leaves with the gift, because its slip says that it is the first one; null if none does. */
export function leavesWithGift(before: OrderState, after: OrderState): number | null {
  const [first] = parcelsOf(before.order);
  if (!before.order.gift || first?.state !== 'waiting') return null;
  const isSent = parcelsOf(after.order).some(
    ({ id, state }) => id === first.id && state === 'shipped',
  );
  return isSent ? first.id : null;
}

/** The gift is in stock again exactly if it never left, or its parcel came back unopened. */
export function giftHolds({ state, giftsBack, giftIn }: Shop): Record<string, boolean> {
  const isBack = state.order.gift !== undefined && isGiftBack(state.order, giftIn);
  return { 'the gift is counted where it is': giftsBack === (isBack ? 1 : 0) };
}

function isGiftBack(order: Order, giftIn: number | null): boolean {
  const { status, lines, goodsCheck, deliveredAt } = order;
  const wholeBack =
    status === 'returned' &&
    deliveredAt === undefined &&
    lines.every(({ quantity, returnedQuantity = 0 }, index) => {
      const counted = goodsCheck?.counts.find(({ line }) => line === index + 1);
      return (counted?.sellable ?? 0) === quantity - returnedQuantity;
    });
  if (giftIn === null) {
    const [first] = parcelsOf(order);
    // It goes with the first parcel only, which has left without it.
    const isLeftBehind = first !== undefined && first.state !== 'waiting';
    return isLeftBehind || wholeBack || status === 'cancelled' || status === 'expired';
  }
  const parcel = parcelsOf(order).find(({ id }) => id === giftIn);
  if (!parcel?.counts) return parcel?.state === 'returned' && wholeBack;
  const { items, counts } = parcel;
  return items.every(({ line, quantity }) =>
    counts.some((one) => one.line === line && one.sellable === quantity),
  );
}
