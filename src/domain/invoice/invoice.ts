import * as v from 'valibot';
import { GrantedSavingSchema } from '../bundle/granted-saving.ts';
import { PaiseAmount } from '../cart/cart-line.ts';
import type { Paise } from '../money/money.ts';
import { Count, LineNumber, Moment, Text } from '../core/record-fields.ts';
import { STATE_NAMES } from '../customer/region.ts';

const Gstin = Text(15);
const StateName = v.picklist(STATE_NAMES);
const StateCode = v.pipe(v.string(), v.regex(/^\d{2}$/u));
const Number16 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9/-]{1,16}$/u));

/**
 * An invoiced line, paise. `gross − discount = taxable + cgst + sgst + igst`, to the paisa. Fees are lines too, one per
 * rate of their goods.
 */
const InvoiceLineSchema = v.object({
  /** The line's position on the invoice, from 1; on a credit note, the position of the credited line. */
  line: LineNumber,
  kind: v.picklist(['goods', 'shipping', 'cod-fee']),
  title: Text(240),
  sku: Text(60),
  hsn: Text(8),
  /** Whole units; 0 for a fee, and on a credit note for money without goods. */
  quantity: Count,
  /** The GST portal's unit code (UQC): NOS by default, NA for fees. */
  unit: Text(3),
  /** Before the discount, GST included. */
  grossPaise: PaiseAmount,
  discountPaise: PaiseAmount,
  taxablePaise: PaiseAmount,
  /** The full GST rate in percent: 5 is 2.5 and 2.5 within a State. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(40)),
  cgstPaise: PaiseAmount,
  /** SGST, or UTGST as `stateTaxName` says. */
  sgstPaise: PaiseAmount,
  igstPaise: PaiseAmount,
});

const printed = {
  orderId: Text(40),
  orderNumber: Text(20),
  /** Epoch milliseconds; the issue date is in Asia/Kolkata. */
  issuedAt: Moment,
  seller: v.object({
    legalName: Text(400),
    address: Text(400),
    email: Text(400),
    phone: Text(400),
    state: StateName,
    stateCode: StateCode,
    gstin: Gstin,
    fssai: Text(14),
    signatory: Text(80),
  }),
  /** The billed person or business. */
  buyer: v.object({
    name: Text(120),
    phone: Text(20),
    /** The printed address, without name and State. */
    addressLines: v.array(Text(240)),
    state: StateName,
    stateCode: StateCode,
    /** Empty for an unregistered buyer. */
    gstin: Gstin,
  }),
  /** The delivery address of a billed business (rule 46(o)); null when it is the buyer's address. */
  shipTo: v.optional(
    v.nullable(
      v.object({
        name: Text(80),
        addressLines: v.array(Text(240)),
        state: StateName,
        stateCode: StateCode,
      }),
    ),
    null,
  ),
  placeOfSupply: v.object({ state: StateName, code: StateCode }),
  supply: v.picklist(['intra', 'inter']),
  stateTaxName: v.picklist(['SGST', 'UTGST']),
  lines: v.array(InvoiceLineSchema),
  /** Totals of the lines, paise. `total = gross − discount = taxable + cgst + sgst + igst`. */
  totals: v.object({
    grossPaise: PaiseAmount,
    discountPaise: PaiseAmount,
    taxablePaise: PaiseAmount,
    cgstPaise: PaiseAmount,
    sgstPaise: PaiseAmount,
    igstPaise: PaiseAmount,
    totalPaise: PaiseAmount,
  }),
  /** Bundles whose savings are in the discounts of the lines; empty on a credit note. */
  bundles: v.optional(v.array(GrantedSavingSchema), []),
  /** The free piece in the parcel, at nil value; empty without one, and on a credit note. */
  gift: v.optional(Text(240), ''),
  /** The total in words. */
  words: Text(240),
};

/**
 * `invoices/{id}`: the contents that the CGST Rules 2017 require of an invoice (rule 46) or a credit note (rule 53).
 * Immutable: nothing is looked up or changed later, and a refund gets a credit note of its own.
 */
export const InvoiceSchema = v.object({
  ...printed,
  kind: v.picklist(['invoice', 'credit-note']),
  number: Number16,
  financialYear: v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/u)),
  tid: Text(128),
  /** The credited invoice, with its total in paise; null on an invoice. */
  original: v.nullable(v.object({ number: Number16, issuedAt: Moment, totalPaise: PaiseAmount })),
  /** The refund reason; empty on an invoice. */
  reason: Text(500),
  /** The number from the e-invoice portal; empty, because the shop's turnover is below the one that requires it. */
  irn: v.optional(Text(64), ''),
});

/** An invoice or a credit note. Amounts are paise, times epoch milliseconds. */
export type Invoice = v.InferOutput<typeof InvoiceSchema>;
/** A line of an invoice or credit note. */
export type InvoiceLine = Invoice['lines'][number];

/** Phrases in the shop's language; a document stores those it was drafted with. */
export interface InvoicePhrases {
  readonly fees: Readonly<Record<Exclude<InvoiceLine['kind'], 'goods'>, string>>;
  /** An amount in words. */
  readonly amount: (amount: Paise) => string;
}

/** The HSN as documents and tax returns show it: at most its first six digits. */
export function statedHsn({ hsn }: Pick<InvoiceLine, 'hsn'>): string {
  return hsn.slice(0, 6);
}

/**
 * What is printed before the goods are packed: an invoice's content without number and title. It appears in no tax
 * return.
 */
export type OrderSummary = { readonly kind: 'order-summary' } & Pick<
  Invoice,
  | 'orderId'
  | 'orderNumber'
  | 'issuedAt'
  | 'seller'
  | 'buyer'
  | 'shipTo'
  | 'placeOfSupply'
  | 'supply'
  | 'stateTaxName'
  | 'lines'
  | 'totals'
  | 'bundles'
  | 'gift'
  | 'words'
>;

/** A drafted document, or why it is refused. */
export type InvoiceDraft<T, R> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

/** The legal title of a document with these lines. */
export type DocumentTitle =
  | 'tax-invoice'
  /** Exempt goods only: CGST Act 2017, section 31(3)(c). */
  | 'bill-of-supply'
  /** Taxed and exempt goods together, to an unregistered buyer: rule 46A. */
  | 'invoice-cum-bill-of-supply'
  | 'credit-note'
  | 'order-summary';

/** The title of a document with these lines: an invoice's legal title, or the kind of any other document. */
export function documentTitle({
  kind,
  lines,
  buyer,
}: Pick<Invoice, 'lines' | 'buyer'> & {
  readonly kind: Invoice['kind'] | 'order-summary';
}): DocumentTitle {
  if (kind !== 'invoice') return kind;
  if (lines.every(({ percent }) => percent === 0)) return 'bill-of-supply';
  const mixed = lines.some(({ percent }) => percent === 0);
  return mixed && buyer.gstin === '' ? 'invoice-cum-bill-of-supply' : 'tax-invoice';
}
