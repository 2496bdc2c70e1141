import type { GrantedSaving } from '../bundle/granted-saving.ts';
import { financialYear } from './financial-year.ts';
import { isHsn } from './hsn.ts';
import { isGstin } from './gstin.ts';
import type {
  Invoice,
  InvoiceDraft,
  InvoiceLine,
  InvoicePhrases,
  OrderSummary,
} from './invoice.ts';
import { buyerOf, type OrderParties, shipToOf } from './invoice-parties.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { type Paise, paise } from '../money/money.ts';
import { STATE_NAMES, STATES } from '../customer/region.ts';
import {
  type FeeRule,
  feeParts,
  isRegistered,
  placeOfSupply,
  stateTaxName,
  type Supply,
  supplyOf,
  type TaxSettings,
  taxOfInclusive,
} from './tax.ts';

/** The order fields of an invoice. Amounts are paise, inclusive of all taxes. */
export interface InvoiceableOrder extends OrderParties {
  readonly id: string;
  readonly number: string;
  readonly lines: readonly {
    readonly title: string;
    readonly sku: string;
    readonly quantity: number;
    readonly unitPricePaise: Paise;
    /** The line's whole share of bundles and coupon. */
    readonly discountPaise: Paise;
    readonly hsn: string;
    /** Unit of quantity (UQC). */
    readonly unitCode: string;
    readonly gstPercent: number | null;
  }[];
  readonly bundles: readonly GrantedSaving[];
  readonly gift?: { readonly title: string } | null | undefined;
  readonly totals: {
    readonly itemsPaise: Paise;
    readonly discountPaise: Paise;
    readonly shippingPaise: Paise;
    readonly codFeePaise: Paise;
    readonly totalPaise: Paise;
  };
}

/** The seller's settings, as in `settings/store`; without `tax` nothing can be invoiced. */
interface SellerSettings {
  readonly seller: Pick<Invoice['seller'], 'legalName' | 'address' | 'email' | 'phone'>;
  readonly tax?: TaxSettings | undefined;
}

/** The input of an invoice. `number` comes from `invoiceNumber`, `issuedAt` is epoch milliseconds. */
interface InvoiceInput {
  readonly number: string;
  readonly issuedAt: number;
  readonly tid: string;
  readonly order: InvoiceableOrder;
  readonly settings: SellerSettings;
  readonly phrases: InvoicePhrases;
}

/** Why an invoice cannot be drafted. The draft never guesses: the settings, the product or the order must be fixed. */
export type InvoiceRefusal =
  /** `settings/store.tax` is missing. */
  | { readonly reason: 'no-tax-settings' }
  /** The seller's GSTIN is malformed, or begins with another State's code. */
  | { readonly reason: 'seller-gstin' }
  | { readonly reason: 'buyer-gstin' }
  /** The address has no valid State. */
  | { readonly reason: 'missing-state' }
  | { readonly reason: 'missing-hsn'; readonly skus: readonly string[] }
  | { readonly reason: 'missing-rate'; readonly skus: readonly string[] }
  | { readonly reason: 'no-lines' }
  /** The order's lines do not sum to its total. */
  | { readonly reason: 'totals' };

/** Drafts the invoice of an order, which is issued when its goods are packed (CGST Act 2017, section 31(1)(a)). */
export function draftInvoice({
  number,
  issuedAt,
  tid,
  ...rest
}: InvoiceInput): InvoiceDraft<Invoice, InvoiceRefusal> {
  const content = contentOf(rest);
  if (!content.ok) return content;
  return {
    ok: true,
    value: {
      kind: 'invoice',
      number,
      issuedAt,
      financialYear: financialYear(issuedAt),
      tid,
      original: null,
      reason: '',
      irn: '',
      ...content.value,
    },
  };
}

/** Drafts an order summary with the same content, before the goods are packed. `issuedAt` is the time of the order. */
export function draftOrderSummary({
  issuedAt,
  ...rest
}: Omit<InvoiceInput, 'number' | 'tid'>): InvoiceDraft<OrderSummary, InvoiceRefusal> {
  const content = contentOf(rest);
  if (!content.ok) return content;
  return { ok: true, value: { kind: 'order-summary', issuedAt, ...content.value } };
}

function contentOf({
  order,
  settings: { seller, tax },
  phrases,
}: Pick<InvoiceInput, 'order' | 'settings' | 'phrases'>): InvoiceDraft<
  Omit<OrderSummary, 'kind' | 'issuedAt'>,
  InvoiceRefusal
> {
  if (!tax) return { ok: false, refusal: { reason: 'no-tax-settings' } };
  const state = STATE_NAMES.find((name) => name === order.address.state);
  const refusal = isRegistered(tax) ? orderRefusal(order) : ({ reason: 'seller-gstin' } as const);
  if (refusal) return { ok: false, refusal };
  if (state === undefined) return { ok: false, refusal: { reason: 'missing-state' } };
  const buyer = buyerOf(order, state);
  const supply = supplyOf(tax.state, buyer.state);
  const lines = linesOf(order, supply, tax.feeRule, phrases.fees);
  const totals = invoiceTotals(lines);
  if (totals.totalPaise !== order.totals.totalPaise) {
    return { ok: false, refusal: { reason: 'totals' } };
  }
  return {
    ok: true,
    value: {
      orderId: order.id,
      orderNumber: order.number,
      seller: {
        legalName: tax.legalName || seller.legalName,
        address: seller.address,
        email: seller.email,
        phone: seller.phone,
        state: tax.state,
        stateCode: STATES[tax.state].gst,
        gstin: tax.gstin,
        fssai: tax.fssai,
        signatory: tax.signatory,
      },
      buyer,
      shipTo: shipToOf(order, state),
      placeOfSupply: placeOfSupply(tax.state, buyer.state),
      supply,
      stateTaxName: stateTaxName(buyer.state),
      lines,
      totals,
      bundles: [...order.bundles],
      gift: order.gift?.title ?? '',
      words: phrases.amount(totals.totalPaise),
    },
  };
}

function orderRefusal(order: InvoiceableOrder): InvoiceRefusal | null {
  const { totals, gstin = '' } = order;
  const lines = order.lines.filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return { reason: 'no-lines' };
  if (gstin !== '' && !isGstin(gstin)) return { reason: 'buyer-gstin' };
  const noHsn = lines.filter(({ hsn }) => !isHsn(hsn));
  if (noHsn.length > 0) return { reason: 'missing-hsn', skus: noHsn.map(({ sku }) => sku) };
  const noRate = lines.filter(({ gstPercent }) => gstPercent === null);
  if (noRate.length > 0) return { reason: 'missing-rate', skus: noRate.map(({ sku }) => sku) };
  const items = lines.reduce((sum, line) => sum + line.unitPricePaise * line.quantity, 0);
  const discount = lines.reduce((sum, line) => sum + line.discountPaise, 0);
  const fits =
    items === totals.itemsPaise &&
    discount === totals.discountPaise &&
    lines.every((line) => line.discountPaise <= line.unitPricePaise * line.quantity);
  return fits ? null : { reason: 'totals' };
}

function linesOf(
  order: InvoiceableOrder,
  supply: Supply,
  rule: FeeRule,
  titles: InvoicePhrases['fees'],
): InvoiceLine[] {
  const goods = order.lines.map((line): Omit<InvoiceLine, 'line'> => {
    const grossPaise = paise(line.unitPricePaise * line.quantity);
    return {
      kind: 'goods',
      title: line.title,
      sku: line.sku,
      hsn: line.hsn,
      quantity: line.quantity,
      unit: line.unitCode,
      ...taxed(grossPaise, line.discountPaise, line.gstPercent ?? 0, supply),
    };
  });
  const bearers = goods.filter(isSupplied).map((line) => ({
    gross: paise(line.grossPaise - line.discountPaise),
    percent: line.percent,
    hsn: line.hsn,
  }));
  const fees = (kind: keyof typeof titles, fee: Paise) =>
    feeParts(fee, bearers, rule).map(({ gross, percent, hsn }): Omit<InvoiceLine, 'line'> => ({
      kind,
      title: titles[kind],
      sku: '',
      hsn,
      quantity: 0,
      unit: 'NA',
      ...taxed(gross, paise(0), percent, supply),
    }));
  return [
    ...goods,
    ...fees('shipping', order.totals.shippingPaise),
    ...fees('cod-fee', order.totals.codFeePaise),
  ]
    .map((line, index) => ({ line: index + 1, ...line }))
    .filter(isSupplied);
}

/** Whether a line is supplied: not if all its pieces were cancelled. The other lines keep the numbers of the order. */
function isSupplied({ kind, quantity }: Pick<InvoiceLine, 'kind' | 'quantity'>): boolean {
  return kind !== 'goods' || quantity > 0;
}

function taxed(grossPaise: Paise, discountPaise: Paise, percent: number, supply: Supply) {
  const split = taxOfInclusive(paise(grossPaise - discountPaise), percent, supply);
  return {
    grossPaise,
    discountPaise,
    taxablePaise: split.taxable,
    percent,
    cgstPaise: split.cgst,
    sgstPaise: split.sgst,
    igstPaise: split.igst,
  };
}
