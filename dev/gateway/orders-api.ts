import * as v from 'valibot';
import { collection, type Notes, type Order } from './entities.ts';
import { ApiError, type Call, json, type Routes } from './http.ts';
import type { Capture } from './ledger.ts';
import type { World } from './world.ts';

const MAX_RECEIPT = 40;
const MAX_NOTES = 15;
const MAX_NOTE = 256;
/** The minimum amount of an order, in paise. */
const LEAST_INR = 100;
const THREE_DECIMALS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'OMR', 'TND']);
/** By default an order is captured automatically for three days. */
const DEFAULT_MINUTES = 3 * 24 * 60;

const CaptureSchema = v.object({
  capture: v.picklist(['automatic', 'manual']),
  capture_options: v.optional(
    v.object({
      automatic_expiry_period: v.optional(v.pipe(v.number(), v.integer(), v.minValue(12))),
    }),
    {},
  ),
});

/** The body of a call as an object. @throws ApiError when it is none. */
export function readJson(call: Call): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(call.body.toString('utf8') || '{}');
    return v.parse(v.record(v.string(), v.unknown()), value);
  } catch {
    throw new ApiError('The request body is not valid JSON');
  }
}

export function readNotes(value: unknown): Notes {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0))
    return {};
  const pairs = v.safeParse(v.record(v.string(), v.union([v.string(), v.number()])), value);
  if (!pairs.success) throw new ApiError('notes must be an array', { field: 'notes' });
  const entries = Object.entries(pairs.output).map(([key, note]) => [key, String(note)] as const);
  if (entries.length > MAX_NOTES) {
    throw new ApiError('Number of fields in notes should be less than or equal to 15', {
      field: 'notes',
    });
  }
  if (entries.some(([key, note]) => key.length > MAX_NOTE || note.length > MAX_NOTE)) {
    throw new ApiError('Notes cannot be longer than 256 characters', { field: 'notes' });
  }
  return Object.fromEntries(entries);
}

export function readReceipt(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string')
    throw new ApiError('The receipt must be a string.', { field: 'receipt' });
  if (value.length > MAX_RECEIPT) {
    throw new ApiError('The receipt may not be greater than 40 characters.', { field: 'receipt' });
  }
  return value;
}

function readAmount(value: unknown, currency: string): number {
  if (value === undefined) throw new ApiError('The amount field is required.', { field: 'amount' });
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new ApiError('The amount must be an integer.', { field: 'amount' });
  }
  if (value < (currency === 'INR' ? LEAST_INR : 1)) {
    throw new ApiError('Order amount less than minimum amount allowed', { field: 'amount' });
  }
  if (THREE_DECIMALS.has(currency) && value % 10 !== 0) {
    throw new ApiError('The last digit of the amount must be 0 for this currency.', {
      field: 'amount',
    });
  }
  return value;
}

function readCurrency(value: unknown): string {
  if (value === undefined)
    throw new ApiError('The currency field is required.', { field: 'currency' });
  if (typeof value !== 'string' || !/^[A-Z]{3}$/.test(value)) {
    throw new ApiError('Currency is not supported', { field: 'currency' });
  }
  return value;
}

function readCapture(value: unknown): Capture {
  if (value === undefined) return { mode: 'automatic', automaticMinutes: DEFAULT_MINUTES };
  const read = v.safeParse(CaptureSchema, value);
  if (!read.success)
    throw new ApiError('The payment capture settings are invalid', { field: 'payment' });
  const { capture: mode, capture_options: options } = read.output;
  return { mode, automaticMinutes: options.automatic_expiry_period ?? DEFAULT_MINUTES };
}

/** A page of a list, newest first, by `from`, `to`, `count` (at most 100) and `skip`. */
export function pageOf(
  all: readonly { readonly created_at: number }[],
  query: URLSearchParams,
): object {
  const number = (name: string, otherwise: number): number => {
    const rawValue = query.get(name);
    if (rawValue === null) return otherwise;
    if (!/^\d+$/.test(rawValue))
      throw new ApiError(`The ${name} must be an integer.`, { field: name });
    return Number(rawValue);
  };
  const count = number('count', 10);
  if (count < 1 || count > 100) {
    throw new ApiError('The count must be between 1 and 100.', { field: 'count' });
  }
  const [from, to, skip] = [number('from', 0), number('to', Infinity), number('skip', 0)];
  const meant = all.filter(({ created_at: at }) => at >= from && at <= to).reverse();
  return collection(meant.slice(skip, skip + count));
}

/** `/v1/orders`: created, found, and never cancelled. */
export function ordersApi(world: World): Routes {
  const { ledger } = world;

  function createOrder(call: Call): Order {
    const body = readJson(call);
    const currency = readCurrency(body['currency']);
    const filter = {
      currency,
      amount: readAmount(body['amount'], currency),
      receipt: readReceipt(body['receipt']),
      notes: readNotes(body['notes']),
      capture: readCapture(body['payment']),
    };
    const { receipt } = filter;
    const earlier = ledger.orders().find((order) => receipt !== null && order.receipt === receipt);
    const { repeated_receipt: repeated } = world.settings;
    if (body['unique_receipt'] === true && earlier && repeated !== 'another-order') {
      if (repeated === 'same-order') return earlier;
      throw new ApiError('Order receipt should be unique.', { field: 'receipt' });
    }
    return ledger.createOrder(filter);
  }

  return {
    'POST /v1/orders': (call) => json(createOrder(call)),
    'GET /v1/orders': ({ query }) => {
      const receipt = query.get('receipt');
      const all = ledger.orders().filter((order) => receipt === null || order.receipt === receipt);
      return json(pageOf(all, query));
    },
    'GET /v1/orders/:id': (_, { id = '' }) => json(ledger.order(id)),
    'GET /v1/orders/:id/payments': (_, { id = '' }) => {
      const order = ledger.order(id);
      return json(collection(ledger.payments().filter((payment) => payment.order_id === order.id)));
    },
  };
}
