import * as v from 'valibot';
import { isHsn } from './hsn.ts';
import { isSeries, isSameSeries } from './financial-year.ts';
import { type Paise, paise } from '../money/money.ts';
import { Text } from '../core/record-fields.ts';
import { allocate } from '../money/allocate.ts';
import { indianDay } from '../core/dates.ts';
import { STATE_NAMES, STATES, type State } from '../customer/region.ts';
import { gstinState, isTaxpayer } from './gstin.ts';

/** Whether goods stay within the supplier's State (CGST and SGST or UTGST) or leave it (IGST). */
export type Supply = 'intra' | 'inter';

/** An amount including GST, split. All paise; the four sum to the amount. */
export interface TaxSplit {
  readonly taxable: Paise;
  readonly cgst: Paise;
  /** SGST, or UTGST if `stateTaxName` is. */
  readonly sgst: Paise;
  readonly igst: Paise;
}

/** A rate valid from a day (Asia/Kolkata, `YYYY-MM-DD`). */
export interface DatedRate {
  readonly from: string;
  readonly percent: number;
}

/** Union territories without a legislature (UTGST Act 2017, section 1(2)): there SGST is called UTGST. */
const UTGST_CODES: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38']);

/**
 * The GST rate in percent on the day (Asia/Kolkata) of a time in epoch milliseconds. Null before the first rate:
 * nothing may be sold without one.
 */
export function rateOn(gstRates: readonly DatedRate[], moment: number): number | null {
  const day = indianDay(moment);
  let current: DatedRate | null = null;
  for (const rate of gstRates) {
    if (rate.from <= day && (current === null || rate.from >= current.from)) current = rate;
  }
  return current?.percent ?? null;
}

/**
 * Splits an amount including GST (after discount, paise) at a rate in percent of at most two decimals. Reverse of rule
 * 35 of the CGST Rules 2017; each tax is rounded half up to the paisa, the taxable value is the rest.
 */
export function taxOfInclusive(gross: Paise, percent: number, supply: Supply): TaxSplit {
  // In hundredths of a percent every step is an integer below 2^53.
  const rate = Math.round(percent * 100);
  const base = 10_000 + rate;
  const none = paise(0);
  if (supply === 'inter') {
    const igst = paise(divideHalfUp(gross * rate, base));
    return { taxable: paise(gross - igst), cgst: none, sgst: none, igst };
  }
  const half = paise(divideHalfUp(gross * rate, 2 * base));
  return { taxable: paise(gross - 2 * half), cgst: half, sgst: half, igst: none };
}

/** `n / d` for integers, rounded half up; `2n` stays below 2^53. */
function divideHalfUp(n: number, d: number): number {
  const twice = 2 * n + d;
  return (twice - (twice % (2 * d))) / (2 * d);
}

/** Whether a supply stays within the seller's State or goes to another (IGST Act 2017, sections 7 and 8). */
export function supplyOf(sellerState: State, buyerState: State): Supply {
  return sellerState === buyerState ? 'intra' : 'inter';
}

/** The name of the State's half of the tax. */
export function stateTaxName(state: State): 'SGST' | 'UTGST' {
  return UTGST_CODES.has(STATES[state].gst) ? 'UTGST' : 'SGST';
}

/**
 * The place of supply: the State in which the buyer is billed or, without an address, the seller's State.
 * A private buyer's State is that of the delivery address (IGST Act 2017, section 10(1)(a) and (ca); Circular
 * 209/3/2024-GST); a business is billed in the State of its registration (section 10(1)(b)).
 */
export function placeOfSupply(
  sellerState: State,
  buyerState: State | null,
): { readonly state: State; readonly code: string } {
  const state = buyerState ?? sellerState;
  return { state, code: STATES[state].gst };
}

/**
 * How delivery and cash-on-delivery fees are taxed with goods of several rates. They are part of the supply (CGST Act
 * 2017, section 15(2)(c)); advisers disagree about the rate, so the owner chooses: allocated by value over the goods'
 * rates, the rate of the most expensive line, the highest rate, or a separate rate and code.
 */
const FeeRuleSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['pro-rata', 'principal', 'highest']) }),
  v.object({
    kind: v.literal('fixed'),
    percent: v.pipe(v.number(), v.minValue(0), v.maxValue(40)),
    hsn: v.pipe(v.string(), v.check(isHsn, 'no HSN')),
  }),
]);

/** A fee rule as stored in `settings/store.tax.feeRule`. */
export type FeeRule = v.InferOutput<typeof FeeRuleSchema>;

const Series = v.pipe(v.string(), v.check(isSeries, 'no series'));

/**
 * `settings/store.tax`: the seller's data on an invoice. The GSTIN is verified when an invoice is issued, not here: a
 * mistyped one must not break the shop's pages.
 */
export const TaxSettingsSchema = v.pipe(
  v.object({
    gstin: Text(15),
    /** The State of registration, whose code begins the GSTIN. */
    state: v.picklist(STATE_NAMES),
    /** As on the certificate of registration; empty if it equals the seller's name. */
    legalName: v.optional(Text(160), ''),
    /** The prefix of invoice numbers. */
    series: Series,
    creditSeries: Series,
    feeRule: v.optional(FeeRuleSchema, { kind: 'pro-rata' }),
    /** The FSSAI licence of a food seller: 14 digits, or empty. */
    fssai: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{14})?$/u)), ''),
    /** The printed signatory of invoices; empty without one. */
    signatory: v.optional(Text(80), ''),
  }),
  v.check(
    ({ series, creditSeries }) => !isSameSeries(series, creditSeries),
    'one series for two kinds',
  ),
);

/** Valid `settings/store.tax`. */
export type TaxSettings = v.InferOutput<typeof TaxSettingsSchema>;

/** Goods that carry a fee. `gross` is the amount paid for them, in paise. */
interface FeeBearer {
  readonly gross: Paise;
  readonly percent: number;
  readonly hsn: string;
}

/** A part of a fee: paise including GST, its rate in percent, and its HSN. */
export interface FeePart {
  readonly gross: Paise;
  readonly percent: number;
  readonly hsn: string;
}

/**
 * Splits a fee (paise including GST) into parts by GST rate, highest first; they sum to the fee. Each part takes the
 * HSN of the most expensive goods with its rate. Empty without a fee.
 * @throws RangeError when no goods can carry the fee.
 */
export function feeParts(fee: Paise, goods: readonly FeeBearer[], rule: FeeRule): FeePart[] {
  if (fee === 0) return [];
  if (rule.kind === 'fixed') return [{ gross: fee, percent: rule.percent, hsn: rule.hsn }];
  const mostExpensive = mostExpensiveOf(goods);
  if (!mostExpensive) throw new RangeError('A fee goes with goods');
  const part = ({ percent, hsn }: FeeBearer, gross: Paise) => ({ gross, percent, hsn });
  if (rule.kind === 'principal') return [part(mostExpensive, fee)];
  const rates = [...new Set(goods.map(({ percent }) => percent))].sort((a, b) => b - a);
  const groups = rates.map((rate) => goods.filter(({ percent }) => percent === rate));
  const leaders = groups.map((group) => mostExpensiveOf(group) ?? mostExpensive);
  if (rule.kind === 'highest') return [part(leaders[0] ?? mostExpensive, fee)];
  const weights = groups.map((group) => paise(group.reduce((sum, { gross }) => sum + gross, 0)));
  return allocate(fee, weights)
    .map((gross, index) => part(leaders[index] ?? mostExpensive, gross))
    .filter(({ gross }) => gross > 0);
}

function mostExpensiveOf(goods: readonly FeeBearer[]): FeeBearer | undefined {
  return goods.reduce<FeeBearer | undefined>(
    (best, line) => (best === undefined || line.gross > best.gross ? line : best),
    undefined,
  );
}

/** Whether a seller can invoice: the GSTIN is a regular taxpayer's and belongs to the State in the settings. */
export function isRegistered({ gstin, state }: Pick<TaxSettings, 'gstin' | 'state'>): boolean {
  return isTaxpayer(gstin) && gstinState(gstin) === state;
}
