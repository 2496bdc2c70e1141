import * as v from 'valibot';
import { type Paise, rupeesFromPaise } from '../money/money.ts';
import { indianMinute, momentOfMinute } from '../shared/dates.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { type Product, RupeesAsPaise } from '../product/product.ts';
import { Moment } from '../shared/record-fields.ts';

/**
 * `priceChanges/{id}`: what a product costs from a moment on (epoch milliseconds; price and MRP in rupees, as products have
 * them). Planned by staff; functions do it when it is due, and take it away.
 */
export const PriceChangeSchema = v.object({
  /** The product's slug, "_", and letters that are nobody else's. */
  id: v.string(),
  slug: v.string(),
  fromAt: Moment,
  price: RupeesAsPaise,
  mrp: RupeesAsPaise,
  /** The e-mail address of whoever saved it last. */
  email: v.optional(v.string(), ''),
  /** The last entry of the audit about it. */
  auditId: v.optional(v.string(), ''),
});

/** A planned price. Amounts are paise, inclusive of all taxes; the moment is epoch milliseconds. */
export type PriceChange = v.InferOutput<typeof PriceChangeSchema>;

/** What somebody decides about one. */
export type PriceChangeDraft = Pick<PriceChange, 'fromAt' | 'price' | 'mrp'>;

/**
 * What a product costs at a moment (epoch milliseconds), in paise: by the last of its planned changes that is due, else as
 * it is. One that would sell it above its MRP does not count: the Packaged Commodities Rules 2011 forbid that.
 */
export function priceAt<P extends Pick<Product, 'price' | 'mrp'>>(
  product: P,
  changes: readonly PriceChange[],
  now: number,
): P {
  const due = changes.filter((change) => change.fromAt <= now && isWithinMrp(change));
  const last = due.toSorted(sortPriceChanges).at(-1);
  return last ? { ...product, price: last.price, mrp: last.mrp } : product;
}

/** Whether what it asks for may be asked. */
export function isWithinMrp({ price, mrp }: Pick<PriceChange, 'price' | 'mrp'>): boolean {
  return price <= mrp;
}

/** As they come due; of two for one moment the later id is the last, everywhere. */
export function sortPriceChanges(a: PriceChange, b: PriceChange): number {
  return a.fromAt - b.fromAt || (a.id < b.id ? -1 : 1);
}

/** What can be wrong with a field. */
export type PriceChangeFault = 'required' | 'moment' | 'past' | 'taken' | 'amount' | 'below-price';

/** The form's fields, as a planned price fills them: rupees, and day and time in India. */
export function priceChangeFormValues(
  change: Pick<PriceChange, 'price' | 'mrp'> & Partial<Pick<PriceChange, 'fromAt'>>,
): Readonly<Record<'from' | 'price' | 'mrp', string>> {
  return {
    from: change.fromAt === undefined ? '' : indianMinute(change.fromAt),
    price: String(rupeesFromPaise(change.price)),
    mrp: String(rupeesFromPaise(change.mrp)),
  };
}

/**
 * What was typed as a planned price (paise, epoch milliseconds), or the faults by field. An MRP that is left empty is the
 * price. `taken` are the moments that other changes of the product have.
 */
export function parsePriceChange(
  typed: Readonly<Record<string, string>>,
  { now, taken }: { readonly now: number; readonly taken: readonly number[] },
):
  | { readonly ok: true; readonly value: PriceChangeDraft }
  | { readonly ok: false; readonly faults: Readonly<Record<string, PriceChangeFault>> } {
  const faults: Record<string, PriceChangeFault> = {};
  const text = (name: string): string => (typed[name] ?? '').trim();
  const fromAt = momentOfMinute(text('from'));
  if (text('from') === '') faults['from'] = 'required';
  else if (fromAt === null) faults['from'] = 'moment';
  else if (fromAt <= now) faults['from'] = 'past';
  else if (taken.includes(fromAt)) faults['from'] = 'taken';
  const price = amount('price');
  const mrp = text('mrp') === '' ? price : amount('mrp');
  if (price !== null && mrp !== null && mrp < price) faults['mrp'] = 'below-price';
  if (Object.keys(faults).length > 0 || fromAt === null || price === null || mrp === null) {
    return { ok: false, faults };
  }
  return { ok: true, value: { fromAt, price, mrp } };

  function amount(name: 'price' | 'mrp'): Paise | null {
    const read = typedAmount(text(name));
    if (text(name) === '') faults[name] = 'required';
    else if (read === null || read === 0) faults[name] = 'amount';
    return read === 0 ? null : read;
  }
}
