import { checkField, type FieldFault, type NumberFault } from '../core/form.ts';
import {
  type Coupon,
  CouponCode,
  couponDiscount,
  type CouponFault,
  MAX_COUPON_PRODUCTS,
} from './coupon.ts';
import { type Paise, paise, rupeesFromPaise } from '../money/money.ts';
import { indianMinute } from '../core/dates.ts';
import { formReader } from '../core/form-reader.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { typedCount, typedPercent } from '../money/typed-number.ts';

/** The coupon fields that staff edit: all but the usage count. */
export type CouponDraft = Omit<Coupon, 'uses' | 'auditId' | 'createdAt'>;

/** The fields of the form. Amounts are typed in rupees, times as day and time in India. */
export const COUPON_FIELDS = [
  'code',
  'kind',
  'percent',
  'most',
  'amount',
  'minimum',
  'firstOrder',
  'products',
  'from',
  'until',
  'mostUses',
  'mostUsesEach',
] as const;

/** A field. */
export type CouponField = (typeof COUPON_FIELDS)[number];

/** Faults of a field. */
export type CouponFormFault = FieldFault | 'moment' | 'order' | 'products' | NumberFault;

/** The form values of a coupon; of a new one without. */
export function couponFormValues(
  coupon: CouponDraft | null,
): Readonly<Record<CouponField, string>> {
  const { worth } = coupon ?? {};
  const rupees = (amount: number | undefined): string =>
    amount === undefined ? '' : String(rupeesFromPaise(paise(amount)));
  const minute = (moment: number | undefined): string =>
    moment === undefined ? '' : indianMinute(moment);
  return {
    code: coupon?.code ?? '',
    kind: worth?.kind ?? 'percent',
    percent: worth?.kind === 'percent' ? String(worth.percent) : '',
    most: worth?.kind === 'percent' ? rupees(worth.mostPaise) : '',
    amount: worth?.kind === 'amount' ? rupees(worth.amountPaise) : '',
    minimum: coupon?.minimumPaise ? rupees(coupon.minimumPaise) : '',
    products: coupon?.products?.join(' ') ?? '',
    firstOrder: coupon?.firstOrder ? 'first' : '',
    from: minute(coupon?.fromAt),
    until: minute(coupon?.untilAt),
    mostUses: coupon?.mostUses === undefined ? '' : String(coupon.mostUses),
    mostUsesEach: coupon?.mostUsesEach === undefined ? '' : String(coupon.mostUsesEach),
  };
}

/** Parses the form (amounts in paise, times in epoch milliseconds), or returns the faults by field. */
export function parseCouponForm(
  typed: Readonly<Record<string, string>>,
  active: boolean,
):
  | { readonly ok: true; readonly value: CouponDraft }
  | { readonly ok: false; readonly faults: Readonly<Record<string, CouponFormFault>> } {
  const faults: Record<string, CouponFormFault> = {};
  const { text, number, period } = formReader<CouponField>(typed, (name, fault) => {
    faults[name] = fault;
  });
  const amount = (name: CouponField): Paise | undefined => {
    if (text(name) === '') return undefined;
    return number(name, typedAmount(text(name), 1));
  };
  const count = (name: CouponField): number | undefined => {
    if (text(name) === '') return undefined;
    return number(name, typedCount(text(name), { least: 1, most: 9_999_999 }));
  };

  const code = checkField(CouponCode, text('code'));
  if (typeof code !== 'object') faults['code'] = code;
  const worth = worthOf();
  const dates = period();
  const [mostUses, mostUsesEach] = [count('mostUses'), count('mostUsesEach')];
  const minimumPaise = amount('minimum') ?? paise(0);
  const products = couponSlugs(text('products'));
  if (products.length > MAX_COUPON_PRODUCTS) faults['products'] = 'products';
  if (Object.keys(faults).length > 0 || !worth || typeof code !== 'object')
    return { ok: false, faults };
  return {
    ok: true,
    value: {
      code: code.value,
      active,
      worth,
      minimumPaise,
      ...(products.length > 0 && { products }),
      ...(text('firstOrder') === 'first' && { firstOrder: true }),
      ...dates,
      ...(mostUses !== undefined && { mostUses }),
      ...(mostUsesEach !== undefined && { mostUsesEach }),
    },
  };

  function worthOf(): CouponDraft['worth'] | null {
    if (text('kind') === 'delivery') return { kind: 'delivery' };
    if (text('kind') === 'amount') {
      const amountPaise = amount('amount');
      if (amountPaise === undefined) faults['amount'] ??= 'required';
      return amountPaise === undefined ? null : { kind: 'amount', amountPaise };
    }
    const mostPaise = amount('most');
    const percent = number('percent', typedPercent(text('percent'), { least: 1, most: 100 }));
    if (text('percent') === '') faults['percent'] = 'required';
    if (percent === undefined) return null;
    return { kind: 'percent', percent, ...(mostPaise !== undefined && { mostPaise }) };
  }
}

/** The products (slugs) of a form, which holds them with spaces between. */
export function couponSlugs(typed: string): string[] {
  return typed.split(' ').filter(Boolean);
}

/** The state of a coupon at a time (epoch milliseconds). */
export type CouponState = 'holds' | 'ended' | 'not-yet' | 'over' | 'used-up';

/** The state of a coupon at a time (epoch milliseconds). */
export function couponState(
  coupon: CouponDraft & { readonly uses: number },
  now: number,
): CouponState {
  if (!coupon.active) return 'ended';
  if (coupon.untilAt !== undefined && now >= coupon.untilAt) return 'over';
  if (coupon.mostUses !== undefined && coupon.uses >= coupon.mostUses) return 'used-up';
  return coupon.fromAt !== undefined && now < coupon.fromAt ? 'not-yet' : 'holds';
}

/**
 * A coupon's discount on items of this amount that it is for, with this delivery charge (paise), for a customer who orders for
 * the first time.
 */
export function couponPreview(
  coupon: CouponDraft,
  { itemsPaise, deliveryPaise }: { readonly itemsPaise: Paise; readonly deliveryPaise: Paise },
): Paise | CouponFault {
  const { fromAt = 0, untilAt = Number.MAX_SAFE_INTEGER } = coupon;
  const now = Math.min(fromAt, untilAt - 1);
  return couponDiscount(
    { ...coupon, active: true, uses: 0, auditId: '' },
    { itemsPaise, deliveryPaise, usedByThem: 0, hasOrdered: false, now },
  );
}
