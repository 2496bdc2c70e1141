import type { Invoice } from '#domain/invoice/invoice.ts';
import {
  draftInvoice,
  type InvoiceableOrder,
  type InvoiceInput,
} from '#domain/invoice/invoice-draft.ts';
import { paise } from '#domain/money/money.ts';
import { allocate } from '#domain/money/allocate.ts';

/** An order line in paise: rupees would be rounded. */
interface LineOfTest {
  readonly title?: string;
  readonly sku?: string;
  readonly quantity?: number;
  readonly unit: number;
  readonly percent: number | null;
  readonly hsn?: string;
  readonly unitCode?: string;
}

/** Settings of a seller in Karnataka with a well-formed sample GSTIN. */
export const SETTINGS: InvoiceInput['settings'] & { tax: object } = {
  seller: {
    legalName: 'Sample Ayurveda Private Limited',
    address: '18 Example Road, Indiranagar, Bengaluru 560038',
    email: 'care@example.in',
    phone: '+91 80 0000 0108',
    grievanceOfficer: { name: '', designation: '', email: '', phone: '' },
  },
  tax: {
    gstin: '29AAAAA0000A1ZY',
    state: 'Karnataka',
    legalName: '',
    series: 'SR',
    creditSeries: 'CN',
    feeRule: { kind: 'pro-rata' },
    fssai: '00000000000108',
    signatory: 'Asha Sample',
  },
};

/** An order of these lines with consistent totals; the coupon (paise) is allocated as the checkout does. */
export function anInvoiceableOrder(
  lines: readonly LineOfTest[],
  {
    state = 'Karnataka',
    gstin = '',
    coupon = 0,
    shipping = 0,
    cod = 0,
    name = 'Ravi Kumar',
  }: {
    state?: string;
    gstin?: string;
    coupon?: number;
    shipping?: number;
    cod?: number;
    name?: string;
  } = {},
): InvoiceableOrder {
  const gross = lines.map(({ unit, quantity = 1 }) => paise(unit * quantity));
  const items = gross.reduce((sum, amount) => sum + amount, 0);
  const discounts = allocate(paise(coupon), gross);
  return {
    id: 'order0000000000000001',
    number: 'FR-7K3M9Q2X',
    gstin,
    address: {
      name,
      phone: '+919800000001',
      pin: '560001',
      line1: '12, 3rd Cross',
      line2: 'Gandhi Nagar',
      city: 'Bengaluru',
      state,
    },
    lines: lines.map(({ quantity = 1, unit, percent, ...line }, index) => ({
      title: line.title ?? `Product ${index + 1}`,
      sku: line.sku ?? `SKU-${index + 1}`,
      quantity,
      unitPricePaise: paise(unit),
      discountPaise: discounts[index] ?? paise(0),
      hsn: line.hsn ?? '33059011',
      unitCode: line.unitCode ?? 'NOS',
      gstPercent: percent,
    })),
    totals: {
      itemsPaise: paise(items),
      discountPaise: paise(coupon),
      shippingPaise: paise(shipping),
      codFeePaise: paise(cod),
      totalPaise: paise(items - coupon + shipping + cod),
    },
  };
}

/** The invoice of an order, issued on 21 November 2026 in India. Throws the refusal when there is none. */
export function anInvoice(
  order: InvoiceableOrder,
  { number = 'SR/26-27/000001', issuedAt = Date.parse('2026-11-21T10:00:00+05:30') } = {},
): Invoice {
  const drafted = draftInvoice({ number, issuedAt, tid: 'tid1', order, settings: SETTINGS });
  if (!drafted.ok) throw new Error(`No invoice: ${drafted.refusal.reason}`);
  return drafted.value;
}
