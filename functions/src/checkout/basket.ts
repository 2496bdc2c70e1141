import type { Bundle } from '../../../src/domain/bundle/bundle.ts';
import type { GrantedSaving } from '../../../src/domain/bundle/granted-saving.ts';
import type { CheckoutRefusal, QuotedLine } from '../../../src/domain/checkout/checkout.ts';
import { type Coupon, couponDiscount } from '../../../src/domain/checkout/coupon.ts';
import { discountsOf } from '../../../src/domain/checkout/discounts.ts';
import { chargesAt } from '../../../src/domain/checkout/charges-at.ts';
import { codFault, deliveryEstimate } from '../../../src/domain/checkout/delivery.ts';
import { offersAt } from '../../../src/domain/offer/offer.ts';
import { type Paise, paise } from '../../../src/domain/money/money.ts';
import type { OrderLine } from '../../../src/domain/order/order.ts';
import type { Product } from '../../../src/domain/product/product.ts';
import {
  deliveryCharge,
  gramsOf,
  type PricedLine,
  type Totals,
  totalsOf,
} from '../../../src/domain/checkout/totals.ts';
import {
  isOffered,
  isPaidOnDelivery,
  type PaymentMethod,
  traitsOf,
} from '../../../src/domain/payment/payment-method.ts';
import type { StoreSettings } from '../../../src/domain/site/store-settings.ts';
import { rateOn } from '../../../src/domain/invoice/tax.ts';

/** A cart and everything that decides its price, as read by the transaction. */
export interface Basket {
  readonly lines: readonly { readonly slug: string; readonly quantity: number }[];
  /** By slug; missing products do not exist. */
  readonly products: ReadonlyMap<string, Product>;
  /** The bundles that hold one of the products; the page names none. */
  readonly bundles: readonly Bundle[];
  readonly settings: StoreSettings;
  readonly method: PaymentMethod;
  /** Empty while unknown; then delivery is not checked. */
  readonly pin: string;
  /** Empty without a coupon. */
  readonly couponCode: string;
  readonly coupon: Coupon | null;
  /** How often this customer has used the coupon. */
  readonly couponUses: number;
  /** Whether this customer has ordered before; known where the coupon asks for it. */
  readonly hasOrdered: boolean;
  /** Epoch milliseconds: rates and coupons are valid by day. */
  readonly now: number;
}

/** A priced basket, line by line. Amounts are paise. */
export interface PricedBasket {
  readonly totals: Totals;
  readonly lines: readonly QuotedLine[];
  readonly orderLines: readonly OrderLine[];
  readonly bundles: readonly GrantedSaving[];
}

/** Prices a basket from the current catalogue, or returns why it cannot be sold. Writes nothing. */
export function priceBasket(basket: Basket): PricedBasket | { readonly refusal: CheckoutRefusal } {
  const { settings, method, pin, now } = basket;
  if (!isOffered(method, settings)) return { refusal: { reason: 'method' } };
  const requested = basket.lines.map(({ slug, quantity }) => ({
    slug,
    quantity,
    product: basket.products.get(slug),
  }));
  const notSold = requested.filter(({ product }) => !maySell(product, now)).map(({ slug }) => slug);
  if (notSold.length > 0) return { refusal: { reason: 'not-sold', slugs: notSold } };
  const sold = requested.flatMap(({ quantity, product }) =>
    product ? [{ quantity, product }] : [],
  );
  const lines = sold.map(toQuotedLine);
  const outOfStock = lines.filter(({ quantity, left }) => quantity > left);
  if (outOfStock.length > 0) return { refusal: { reason: 'stock', lines: outOfStock } };

  const charges = chargesAt(settings, pin);
  const offered = lines.map((line, index) => ({
    ...line,
    category: sold[index]?.product.category,
  }));
  const discounts = discountsOf(offered, {
    bundles: basket.bundles,
    offers: offersAt(settings.offers, now),
    isPrepaid: !isPaidOnDelivery(method),
    couponOf: (itemsPaise, goodsPaise) => couponOf(basket, lines, { itemsPaise, goodsPaise }),
    couponSlugs: basket.couponCode === '' ? undefined : basket.coupon?.products,
  });
  if ('fault' in discounts) return { refusal: { reason: 'coupon', fault: discounts } };
  const isFreeDelivery = basket.couponCode !== '' && basket.coupon?.worth.kind === 'delivery';
  const totals = {
    ...totalsOf(lines, {
      charges,
      method,
      discount: discounts.discountPaise,
      prepaid: discounts.prepaidPaise,
    }),
    ...(isFreeDelivery && { deliveryCoupon: true as const }),
  };

  const served = pin === '' || deliveryEstimate(pin, settings.delivery, now).served;
  if (!served) return { refusal: { reason: 'not-served' } };
  const { totalPaise } = totals;
  if (totalPaise < traitsOf(method).minimumPaise) return { refusal: { reason: 'too-small' } };
  const fault = isPaidOnDelivery(method) ? codFault({ pin, totalPaise }, settings.delivery) : null;
  if (fault) return { refusal: { reason: 'cod', fault } };
  const { bundles, lineDiscounts } = discounts;
  return { totals, lines, bundles, orderLines: toOrderLines(sold, lineDiscounts, now) };
}

/**
 * Whether a product is on sale with an HSN and a rate valid on that day: without them it can't be invoiced or packed.
 */
function maySell(product: Product | undefined, now: number): boolean {
  return Boolean(product?.active && product.hsn) && rateOn(product?.gstRates ?? [], now) !== null;
}

interface Sold {
  readonly quantity: number;
  readonly product: Product;
}

function toQuotedLine({ quantity, product }: Sold): QuotedLine {
  const { slug, title, price, mrp, stock, weightGrams } = product;
  return {
    slug,
    title,
    quantity,
    unitPricePaise: price,
    unitMrpPaise: mrp,
    left: stock,
    ...(weightGrams !== undefined && { weightGrams }),
  };
}

function couponOf(
  { couponCode, coupon, couponUses, hasOrdered, settings, pin, now }: Basket,
  lines: readonly PricedLine[],
  { itemsPaise, goodsPaise }: { readonly itemsPaise: Paise; readonly goodsPaise: Paise },
): ReturnType<typeof couponDiscount> {
  if (couponCode === '') return paise(0);
  return couponDiscount(coupon, {
    itemsPaise,
    deliveryPaise: deliveryCharge(goodsPaise, gramsOf(lines), chargesAt(settings, pin)),
    usedByThem: couponUses,
    hasOrdered,
    now,
  });
}

/** Order lines with their share of the discounts and the tax rate of the day. */
function toOrderLines(
  sold: readonly Sold[],
  lineDiscounts: readonly Paise[],
  now: number,
): readonly OrderLine[] {
  return sold.map(({ quantity, product }, index) => ({
    slug: product.slug,
    title: product.title,
    sku: product.sku,
    imageURL: product.imageURL,
    quantity,
    unitPricePaise: product.price,
    unitMrpPaise: product.mrp,
    discountPaise: lineDiscounts[index] ?? paise(0),
    hsn: product.hsn ?? '',
    unitCode: product.unitCode,
    gstPercent: rateOn(product.gstRates, now),
    category: product.category,
    ...(product.weightGrams !== undefined && { weightGrams: product.weightGrams }),
  }));
}
