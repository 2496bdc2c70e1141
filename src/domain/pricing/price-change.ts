import * as v from 'valibot';
import { type Paise, rupeesFromPaise } from '../money/money.ts';
import { indianMinute, momentOfMinute } from '../core/dates.ts';
import type { NumberFault } from '../core/form.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { type Product, RupeesAsPaise } from '../product/product.ts';
import { Moment } from '../core/record-fields.ts';

/**
 * `priceChanges/{id}`: a product's price from a time on (epoch milliseconds; price and MRP in rupees, as in products).
 * Planned by staff; functions apply it when due and delete it.
 */
export const PriceChangeSchema = v.object({
  /** The product's slug, "_", and random letters. */
  id: v.string(),
  slug: v.string(),
  fromAt: Moment,
  price: RupeesAsPaise,
  mrp: RupeesAsPaise,
  /** The email address of its last editor. */
  email: v.optional(v.string(), ''),
  /** Id of its last audit entry. */
  auditId: v.optional(v.string(), ''),
});

/** A planned price. Amounts are paise, inclusive of all taxes; the time is epoch milliseconds. */
export type PriceChange = v.InferOutput<typeof PriceChangeSchema>;

/** The fields that staff edit. */
export type PriceChangeDraft = Pick<PriceChange, 'fromAt' | 'price' | 'mrp'>;

/**
 * A product's price at a time (epoch milliseconds), in paise: that of its last due change, else its own. Ignores one
 * above the MRP: the Packaged Commodities Rules 2011 forbid selling above it.
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

/** Whether the price is legal. */
export function isWithinMrp({ price, mrp }: Pick<PriceChange, 'price' | 'mrp'>): boolean {
  return price <= mrp;
}

/** Sorts by due time; of two at the same time the later id is applied last. */
export function sortPriceChanges(a: PriceChange, b: PriceChange): number {
  return a.fromAt - b.fromAt || (a.id < b.id ? -1 : 1);
}

/** Faults of a field. */
export type PriceChangeFault =
  | 'required'
  | 'moment'
  | 'past'
  | 'taken'
  | 'below-price'
  | NumberFault;

/** The form values of a planned price: rupees, and day and time in India. */
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
 * Parses the form (paise, epoch milliseconds), or returns the faults by field. An empty MRP equals the price. `taken`
 * are the times of the product's other changes.
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
    const read = typedAmount(text(name), 1);
    if (typeof read === 'number') return read;
    faults[name] = text(name) === '' ? 'required' : read;
    return null;
  }
}
