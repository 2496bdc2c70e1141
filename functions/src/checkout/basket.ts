import type { CheckoutRefusal, QuotedLine } from '../../../src/domain/checkout/checkout.ts';
import { type Coupon, couponDiscount } from '../../../src/domain/checkout/coupon.ts';
import { codFault, deliveryEstimate } from '../../../src/domain/checkout/delivery.ts';
import { type Paise, paise } from '../../../src/domain/money/money.ts';
import { allocate } from '../../../src/domain/money/allocate.ts';
import type { OrderLine } from '../../../src/domain/order/order.ts';
import type { Product } from '../../../src/domain/product/product.ts';
import { type PaymentMethod, type Totals, totalsOf } from '../../../src/domain/checkout/quote.ts';
import type { StoreSettings } from '../../../src/domain/site/store-settings.ts';
import { rateOn } from '../../../src/domain/invoice/tax.ts';

/** What somebody wants to buy, and everything that decides what it costs, as the transaction has read it. */
export interface Basket {
  readonly lines: readonly { readonly slug: string; readonly quantity: number }[];
  /** By slug; a product that is missing does not exist. */
  readonly products: ReadonlyMap<string, Product>;
  readonly settings: StoreSettings;
  readonly method: PaymentMethod;
  /** Empty while it is not known; then nothing is refused for it. */
  readonly pin: string;
  /** Empty when no coupon is asked for. */
  readonly couponCode: string;
  readonly coupon: Coupon | null;
  /** How often this customer has used that coupon. */
  readonly couponUses: number;
  /** Epoch milliseconds: rates and coupons hold on days. */
  readonly now: number;
}

/** What a basket costs, line by line. Amounts are paise. */
export interface PricedBasket {
  readonly totals: Totals;
  readonly lines: readonly QuotedLine[];
  readonly orderLines: readonly OrderLine[];
}

/** Prices a basket by what the shop says now, or says why it cannot be sold like this. Writes nothing. */
export function priceBasket(basket: Basket): PricedBasket | { readonly refusal: CheckoutRefusal } {
  const { settings, method, pin, now } = basket;
  const wanted = basket.lines.map(({ slug, quantity }) => ({
    slug,
    quantity,
    product: basket.products.get(slug),
  }));
  const gone = wanted.filter(({ product }) => !maySell(product, now)).map(({ slug }) => slug);
  if (gone.length > 0) return { refusal: { reason: 'not-sold', slugs: gone } };
  const sold = wanted.flatMap(({ quantity, product }) => (product ? [{ quantity, product }] : []));
  const lines = sold.map(quoted);
  const short = lines.filter(({ quantity, left }) => quantity > left);
  if (short.length > 0) return { refusal: { reason: 'stock', lines: short } };

  const charges = settings.shipping;
  const { itemsPaise } = totalsOf(lines, { charges, method, discount: paise(0) });
  const discount = discountOf(basket, itemsPaise);
  if (typeof discount !== 'number') return { refusal: { reason: 'coupon', fault: discount } };
  const totals = totalsOf(lines, { charges, method, discount });

  const served = pin === '' || deliveryEstimate(pin, settings.delivery, now).served;
  if (!served) return { refusal: { reason: 'not-served' } };
  if (method === 'cod') {
    const fault = codFault({ pin, totalPaise: totals.totalPaise }, settings.delivery);
    if (fault) return { refusal: { reason: 'cod', fault } };
  } else if (totals.totalPaise < LEAST_PAISE) {
    return { refusal: { reason: 'too-small' } };
  }
  return { totals, lines, orderLines: frozen(sold, discount, now) };
}

/** Whether it is on the shelf, with an HSN and a rate of the day: what lacks them can never be invoiced, nor packed. */
function maySell(product: Product | undefined, now: number): boolean {
  return Boolean(product?.active && product.hsn) && rateOn(product?.gstRates ?? [], now) !== null;
}

/** The least that Razorpay takes: ₹1. In paise. */
const LEAST_PAISE = 100;

interface Sold {
  readonly quantity: number;
  readonly product: Product;
}

function quoted({ quantity, product }: Sold): QuotedLine {
  const { slug, title, price, mrp, stock } = product;
  return { slug, title, quantity, unitPricePaise: price, unitMrpPaise: mrp, left: stock };
}

function discountOf(
  { couponCode, coupon, couponUses, now }: Basket,
  itemsPaise: Paise,
): ReturnType<typeof couponDiscount> {
  if (couponCode === '') return paise(0);
  return couponDiscount(coupon, { itemsPaise, usedByThem: couponUses, now });
}

/** The lines as the order keeps them: with their share of the discount and the tax of the day. */
function frozen(sold: readonly Sold[], discount: Paise, now: number): readonly OrderLine[] {
  const gross = sold.map(({ quantity, product }) => paise(product.price * quantity));
  const shares = allocate(discount, gross);
  return sold.map(({ quantity, product }, place) => ({
    slug: product.slug,
    title: product.title,
    sku: product.sku,
    imageURL: product.imageURL,
    quantity,
    unitPricePaise: product.price,
    unitMrpPaise: product.mrp,
    discountPaise: shares[place] ?? paise(0),
    hsn: product.hsn ?? '',
    unitCode: product.unitCode,
    gstPercent: rateOn(product.gstRates, now),
  }));
}
