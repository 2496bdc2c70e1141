import type { GrantedSaving } from '#domain/bundle/granted-saving.ts';
import { savingOf } from '#domain/checkout/discounts.ts';
import { formatMoney, type Paise, paise } from '#domain/money/money.ts';

/** A line of discount in a breakdown: its name and its amount in paise. */
interface DiscountRow {
  readonly name: string;
  readonly amount: Paise;
}

/** Each granted bundle and offer, then the rest of the discount under the coupon's name. */
export function discountRows(
  discountPaise: Paise,
  bundles: readonly GrantedSaving[],
  coupon: string,
): readonly DiscountRow[] {
  const rest = paise(Math.max(0, discountPaise - savingOf(bundles)));
  return [
    ...bundles.map(({ title, times, savingPaise, offer }) => ({
      name: `${offer ? title : `Bundle: ${title}`}${times === 1 ? '' : ` × ${times}`}`,
      amount: savingPaise,
    })),
    ...(rest > 0 ? [{ name: coupon, amount: rest }] : []),
  ];
}

/** The same rows as text, with a minus sign. */
export function discountTexts(
  ...args: Parameters<typeof discountRows>
): readonly { readonly name: string; readonly value: string }[] {
  return discountRows(...args).map(({ name, amount }) => ({
    name,
    value: `− ${formatMoney(amount)}`,
  }));
}
