import { type ComponentProps, useState } from 'react';
import type { AddOnDelivery } from '#domain/catalog/add-on.ts';
import { chargesAt } from '#domain/checkout/charges-at.ts';
import { cartEstimate, isFreeDeliveryWith } from '#domain/checkout/cart-estimate.ts';
import { gramsOf, NO_CHARGES } from '#domain/checkout/totals.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import { offersAt } from '#domain/offer/offer.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { currentSession, customerOf } from '#data/account/session.ts';
import { rememberedPin } from '#data/account/pin.ts';
import { checkoutDraft } from '#data/browser/checkout-draft.ts';
import { bundleCatalog } from '#data/catalog/bundles.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { discountTexts } from '#text/orders/discounts.ts';
import type { FreeDelivery } from '../FreeDelivery.tsx';
import { isTooLarge, pricedLines, type ShownLine } from '../use-shown-lines.ts';

interface DrawerSum {
  /** Null while unknown or unavailable. */
  readonly settings: StoreSettings | null;
  /** The formatted items minus bundles and offers; null if they are worth more than one order can be. */
  readonly subtotal: string | null;
  /** Each granted bundle and offer with its saving. */
  readonly savings: ReturnType<typeof discountTexts>;
  /** What to tell of free delivery; null while something that decides it is unknown. */
  readonly delivery: ComponentProps<typeof FreeDelivery> | null;
  /** What makes delivery free; null once it is free, or while it is unknown. */
  readonly addOnDelivery: AddOnDelivery | null;
}

/**
 * The sum of the cart in the drawer, after bundles and automatic offers. Only the server knows a coupon's discount: with one in the checkout
 * nothing is said of free delivery.
 */
export function useDrawerSum(shown: readonly ShownLine[]): DrawerSum {
  const read = useQuery(storeSettings);
  const settings = read.state === 'loading' ? null : (read.data ?? null);
  const catalog = useQuery(bundleCatalog());
  const pin = useQuery(rememberedPin);
  const charges = settings
    ? chargesAt(settings, pin.state === 'ready' ? pin.data : '')
    : NO_CHARGES;
  const [now] = useState(() => Date.now());
  const lines = pricedLines(shown);
  if (isTooLarge(lines)) {
    return { settings, subtotal: null, savings: [], delivery: null, addOnDelivery: null };
  }
  const bundles = catalog.state === 'loading' ? [] : (catalog.data?.bundles ?? []);
  const terms = { bundles, charges, offers: offersAt(settings?.offers ?? [], now) };
  const { totals, discounts } = cartEstimate(lines, terms);
  const coupon = checkoutDraft(customerOf(currentSession())?.uid ?? '').coupon;
  const isKnown =
    settings !== null && catalog.state !== 'loading' && coupon === undefined && lines.length > 0;
  return {
    settings,
    subtotal: formatMoney(paise(totals.itemsPaise - totals.discountPaise)),
    savings: discountTexts(totals.discountPaise, discounts.bundles, ''),
    delivery: isKnown ? { totals, grams: gramsOf(lines), charges } : null,
    addOnDelivery:
      isKnown && totals.shippingPaise > 0
        ? {
            feePaise: totals.shippingPaise,
            isFreeWith: (product) => isFreeDeliveryWith(lines, product, terms),
          }
        : null,
  };
}
