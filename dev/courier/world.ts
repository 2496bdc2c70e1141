import * as v from 'valibot';
import { openFaults, type Faults } from '../gateway/faults.ts';
import { type Answer, type Call, json, type Routes, text } from '../gateway/http.ts';
import { labelPdf } from './label.ts';
import { LOCAL_COURIER } from './keys.ts';

/** Options of the stand-in. */
export interface CourierOptions {
  /** Where webhooks are sent; none when null. */
  readonly webhookUrl: string | null;
}

/** An order of the account, with its only shipment. */
export interface CourierOrder {
  readonly id: number;
  readonly shipment: number;
  /** The reference of the shop. */
  readonly reference: string;
  readonly pin: string;
  readonly isCash: boolean;
  readonly amount: number;
  readonly weight: number;
  status: 'NEW' | 'READY TO SHIP' | 'PICKUP SCHEDULED' | 'CANCELED';
  awb: string;
}

/** The entire state of a stand-in. */
export interface CourierWorld {
  url: string;
  readonly webhookUrl: string | null;
  readonly faults: Faults;
  orders: CourierOrder[];
}

/** PIN codes by their first digits: Andamans and Lakshadweep have no courier, Ladakh none that collects cash. */
const [UNSERVED, PREPAID_ONLY] = [/^(?:744|682)/u, /^194/u];

/** Heaviest parcel that a courier takes, in kilograms. */
const MOST_KG = 20;

const COURIER = 'Delhivery Surface';
const TOKEN = 'local-sample-courier-session';

const LoginBody = v.object({ email: v.string(), password: v.string() });
const OrderBody = v.object({
  order_id: v.pipe(v.string(), v.minLength(1), v.maxLength(50)),
  order_date: v.string(),
  pickup_location: v.literal(LOCAL_COURIER.pickupLocation),
  billing_customer_name: v.pipe(v.string(), v.minLength(1)),
  billing_address: v.pipe(v.string(), v.minLength(1)),
  billing_city: v.pipe(v.string(), v.maxLength(30)),
  billing_pincode: v.pipe(v.string(), v.regex(/^\d{6}$/u)),
  billing_state: v.string(),
  billing_country: v.literal('India'),
  billing_email: v.string(),
  billing_phone: v.pipe(v.string(), v.regex(/^[6-9]\d{9}$/u)),
  order_items: v.pipe(
    v.array(
      v.object({ name: v.string(), sku: v.string(), units: v.number(), selling_price: v.number() }),
    ),
    v.minLength(1),
  ),
  payment_method: v.picklist(['COD', 'Prepaid']),
  sub_total: v.number(),
  ...{ length: v.pipe(v.number(), v.gtValue(0.5)), breadth: v.pipe(v.number(), v.gtValue(0.5)) },
  ...{ height: v.pipe(v.number(), v.gtValue(0.5)), weight: v.pipe(v.number(), v.gtValue(0)) },
});
const One = v.object({ shipment_id: v.number() });
const Many = v.object({ shipment_id: v.array(v.number()) });
const Ids = v.object({ ids: v.array(v.number()) });
const Awbs = v.object({ awbs: v.array(v.string()) });

export function openCourierWorld({ webhookUrl }: CourierOptions): CourierWorld {
  return { url: '', webhookUrl, faults: openFaults(Math.random), orders: [] };
}

/** Whether a call has the token of the login; the login itself and labels need none. */
export function isAllowed(route: string, { headers }: Call): boolean {
  if (route.endsWith('/auth/login') || route.startsWith('GET /labels/')) return true;
  return headers.authorization === `Bearer ${TOKEN}`;
}

/** The calls of `/v1/external` that book a parcel, with the answers of Shiprocket's documentation. */
export function courierRoutes(world: CourierWorld): Routes {
  const ofShipment = (id: number | undefined): CourierOrder | undefined =>
    world.orders.find(({ shipment, status }) => shipment === id && status !== 'CANCELED');
  return {
    'POST /v1/external/auth/login': (call) => {
      const body = read(LoginBody, call);
      if ('answer' in body) return body.answer;
      const { email, password } = LOCAL_COURIER;
      return body.value.email === email && body.value.password === password
        ? json({ token: TOKEN })
        : json({ message: 'Invalid email and password combination', status_code: 400 }, 400);
    },
    'GET /v1/external/courier/serviceability/': ({ query }) => {
      const pin = query.get('delivery_postcode') ?? '';
      const isCash = query.get('cod') === '1';
      if (UNSERVED.test(pin) || (isCash && PREPAID_ONLY.test(pin))) {
        return json({ status: 404, message: 'No courier serves this pincode' });
      }
      const couriers = [{ courier_company_id: 10, courier_name: COURIER, cod: isCash ? 1 : 0 }];
      return json({ status: 200, data: { available_courier_companies: couriers } });
    },
    'POST /v1/external/orders/create/adhoc': (call) => {
      const body = read(OrderBody, call);
      if ('answer' in body) return body.answer;
      const { order_id: reference, billing_pincode: pin, weight, sub_total: amount } = body.value;
      if (weight > MOST_KG) return invalid({ weight: ['The weight is too high.'] });
      const known = world.orders.find((one) => one.reference === reference);
      if (known?.status === 'CANCELED') return invalid({ order_id: ['Order id already exists.'] });
      const id = 1000 + world.orders.length;
      const isCash = body.value.payment_method === 'COD';
      const order: CourierOrder = known ?? {
        ...{ id, shipment: id + 100_000, reference, pin, isCash, amount, weight },
        ...{ status: 'NEW', awb: '' },
      };
      if (!known) world.orders.push(order);
      return json({ order_id: order.id, shipment_id: order.shipment, status: order.status });
    },
    'GET /v1/external/orders': ({ query }) => {
      const found = world.orders.filter(({ reference }) =>
        reference.includes(query.get('search') ?? ''),
      );
      return json({
        data: found.map(({ id, shipment, reference, status, awb }) => ({
          ...{ id, channel_order_id: reference, status },
          shipments: [{ id: shipment, awb, courier: awb === '' ? '' : COURIER }],
        })),
      });
    },
    'POST /v1/external/courier/assign/awb': (call) => {
      const body = read(One, call);
      if ('answer' in body) return body.answer;
      const order = ofShipment(body.value.shipment_id);
      if (!order) return json({ message: 'Invalid shipment id', status_code: 400 }, 400);
      order.awb ||= `1904142${order.id}001`;
      order.status = 'READY TO SHIP';
      const data = { awb_code: order.awb, courier_name: COURIER, shipment_id: order.shipment };
      return json({ awb_assign_status: 1, response: { data } });
    },
    'POST /v1/external/courier/generate/pickup': (call) => {
      const body = read(Many, call);
      if ('answer' in body) return body.answer;
      const order = ofShipment(body.value.shipment_id[0]);
      if (!order?.awb) return json({ message: 'Invalid shipment id', status_code: 400 }, 400);
      order.status = 'PICKUP SCHEDULED';
      return json({ pickup_status: 1, response: { pickup_scheduled_date: tomorrow() } });
    },
    'POST /v1/external/courier/generate/label': (call) => {
      const body = read(Many, call);
      if ('answer' in body) return body.answer;
      const order = ofShipment(body.value.shipment_id[0]);
      if (!order?.awb) return json({ label_created: 0, response: 'No valid shipment ids' });
      return json({ label_created: 1, label_url: `${world.url}/labels/${order.shipment}` });
    },
    'POST /v1/external/orders/cancel/shipment/awbs': (call) => {
      const body = read(Awbs, call);
      if ('answer' in body) return body.answer;
      for (const order of world.orders) {
        if (body.value.awbs.includes(order.awb)) order.awb = '';
      }
      return json({ message: 'Bulk Shipment cancellation is in progress.' });
    },
    'POST /v1/external/orders/cancel': (call) => {
      const body = read(Ids, call);
      if ('answer' in body) return body.answer;
      for (const order of world.orders) {
        if (body.value.ids.includes(order.id)) order.status = 'CANCELED';
      }
      return json({ message: 'Order cancelled successfully.' });
    },
    'GET /labels/:id': (_, id) => {
      const order = ofShipment(Number(id));
      if (!order) return json({ message: '404 Not Found' }, 404);
      const cash = order.isCash ? `Collect Rs. ${order.amount.toFixed(2)}` : 'Prepaid';
      return text(labelPdf([COURIER, order.awb, order.reference, cash]), 'application/pdf');
    },
  };
}

/** In India's time, as the API writes it. */
function tomorrow(): string {
  const at = new Date(Date.now() + (24 + 5.5) * 60 * 60 * 1000);
  return at.toISOString().slice(0, 19).replace('T', ' ');
}

function read<T extends v.GenericSchema>(
  schema: T,
  { body }: Call,
): { readonly value: v.InferOutput<T> } | { readonly answer: Answer } {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body || '{}');
  if (parsed.success) return { value: parsed.output };
  return {
    answer: invalid(
      Object.fromEntries(
        parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'body', [issue.message]]),
      ),
    ),
  };
}

function invalid(errors: Readonly<Record<string, readonly string[]>>): Answer {
  return json({ message: 'Oops! Invalid Data.', errors, status_code: 422 }, 422);
}
