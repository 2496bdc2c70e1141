import { estimatedDiscounts } from '#domain/checkout/discounts.ts';
import { DEFAULT_METHOD } from '#domain/payment/payment-method.ts';
import {
  amountToFreeDelivery,
  type DeliveryCharges,
  type Totals,
  totalsOf,
  NO_CHARGES,
} from '#domain/checkout/totals.ts';
import { formatMoney, type Paise, paise } from '#domain/money/money.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { currentSession, customerOf } from '#data/account/session.ts';
import { checkoutDraft } from '#data/browser/checkout-draft.ts';
import { bundleCatalog } from '#data/catalog/bundles.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { discountTexts } from '#text/orders/discounts.ts';
import { isTooLarge, pricedLines, type ShownLine } from '../use-shown-lines.ts';

interface DrawerSum {
  /** Null while unknown or unavailable. */
  readonly settings: StoreSettings | null;
  /** The formatted items minus bundles; null if they are worth more than one order can be. */
  readonly subtotal: string | null;
  /** Each granted bundle with its saving. */
  readonly savings: ReturnType<typeof discountTexts>;
  /** What to tell of free delivery; null while something that decides it is unknown. */
  readonly delivery: { readonly totals: Totals; readonly charges: DeliveryCharges } | null;
  /** The amount to free delivery in paise; zero once it is free, or while it is unknown. */
  readonly gapPaise: Paise;
}

/**
 * The sum of the cart in the drawer, after bundles. Only the server knows a coupon's discount: with one in the checkout
 * nothing is said of free delivery.
 */
export function useDrawerSum(shown: readonly ShownLine[]): DrawerSum {
  const read = useQuery(storeSettings);
  const settings = read.state === 'loading' ? null : (read.data ?? null);
  const catalog = useQuery(bundleCatalog());
  const charges = settings?.shipping ?? NO_CHARGES;
  const lines = pricedLines(shown);
  if (isTooLarge(lines)) {
    return { settings, subtotal: null, savings: [], delivery: null, gapPaise: paise(0) };
  }
  const bundles = catalog.state === 'loading' ? [] : (catalog.data?.bundles ?? []);
  const granted = estimatedDiscounts(lines, bundles, paise(0));
  const { discountPaise: discount } = granted;
  const totals = totalsOf(lines, { charges, method: DEFAULT_METHOD, discount });
  const coupon = checkoutDraft(customerOf(currentSession())?.uid ?? '').coupon;
  const isKnown =
    settings !== null && catalog.state !== 'loading' && coupon === undefined && lines.length > 0;
  return {
    settings,
    subtotal: formatMoney(paise(totals.itemsPaise - discount)),
    savings: discountTexts(discount, granted.bundles, ''),
    delivery: isKnown ? { totals, charges } : null,
    gapPaise: isKnown && charges.feePaise > 0 ? amountToFreeDelivery(totals, charges) : paise(0),
  };
}
