import * as v from 'valibot';
import type { ServiceRefusal } from '../../../../src/domain/booking/booking.ts';
import { GatewayError } from '../../platform/gateway-error.ts';
import type { BookingRequest, CourierService, LabelAndPickup } from '../service.ts';
import type { ShiprocketClient } from './client.ts';
import type { ShiprocketConfig } from './config.ts';
import { orderBody } from './request.ts';
import { indianMoment } from './time.ts';
import { readTracking } from './webhook.ts';

const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,20}$/u));
const Awb = v.pipe(v.string(), v.regex(/^[\w-]{4,60}$/u));
/** An https address, or http of this machine from the stand-in. */
const Label = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(?:https:\/\/|http:\/\/127\.0\.0\.1:)[^\s"'<>]+$/u),
);

/** Errors can come with status 200 and a message. */
const Message = v.object({ message: v.string() });
const Created = v.object({ order_id: Id, shipment_id: Id });
const Assigned = v.object({
  awb_assign_status: v.literal(1),
  response: v.object({
    data: v.object({ awb_code: Awb, courier_name: v.pipe(v.string(), v.minLength(1)) }),
  }),
});
const Pickup = v.object({ response: v.object({ pickup_scheduled_date: v.string() }) });
const Labelled = v.object({ label_url: Label });
const Couriers = v.object({
  data: v.object({
    available_courier_companies: v.array(v.object({ cod: v.optional(v.number()) })),
  }),
});
/** Found orders, of which only ours needs this shape. */
const Orders = v.object({ data: v.array(v.unknown()) });
const FoundOrder = v.object({
  id: Id,
  channel_order_id: v.string(),
  status: v.optional(v.string(), ''),
  shipments: v.array(
    v.object({
      id: Id,
      awb: v.optional(v.nullable(v.string()), ''),
      courier: v.optional(v.nullable(v.string()), ''),
    }),
  ),
});

/** An order of the account, with the id of its parcel. `tracking` is empty until a courier is assigned. */
interface Found {
  readonly id: string;
  readonly serviceId: string;
  readonly tracking: string;
  readonly courier: string;
}

/** Shiprocket as a courier service. Source: the public collection of apidocs.shiprocket.in, as of September 2026. */
export function shiprocket(config: ShiprocketConfig, client: ShiprocketClient): CourierService {
  /** The order that an earlier attempt created; null if there is none, or it was cancelled. */
  async function find(reference: string): Promise<Found | null> {
    const query = new URLSearchParams({ search: reference, per_page: '20' });
    const { data } = await client.call('GET', `/orders?${query.toString()}`, Orders);
    const orders = data.flatMap((row) => {
      const read = v.safeParse(FoundOrder, row);
      return read.success ? [read.output] : [];
    });
    const order = orders.find(
      (one) => one.channel_order_id === reference && !/^cancell?ed/iu.test(one.status),
    );
    const shipment = order?.shipments[0];
    if (!order || !shipment) return null;
    const { awb, courier } = shipment;
    return { id: order.id, serviceId: shipment.id, tracking: awb ?? '', courier: courier ?? '' };
  }

  async function hasCourier(pin: string, grams: number, cod: 0 | 1): Promise<boolean> {
    const query = new URLSearchParams({
      pickup_postcode: config.pickupPin,
      delivery_postcode: pin,
      weight: String(grams / 1000),
      cod: String(cod),
    });
    const schema = v.union([Couriers, Message]);
    try {
      const answer = await client.call(
        'GET',
        `/courier/serviceability/?${query.toString()}`,
        schema,
      );
      // Without any courier the answer is a message, with status 200 or 404.
      if (!('data' in answer)) return false;
      const couriers = answer.data.available_courier_companies;
      return couriers.some((one) => cod === 0 || one.cod !== 0);
    } catch (error) {
      if (isRefused(error) && error.reason === 'http-404') return false;
      throw error;
    }
  }

  const serviceability: CourierService['serviceability'] = async (pin, grams, isCash) => {
    if (await hasCourier(pin, grams, isCash ? 1 : 0)) return 'served';
    return isCash && (await hasCourier(pin, grams, 0)) ? 'no-cash-there' : 'pin-not-served';
  };

  async function create(request: BookingRequest): Promise<Found> {
    const schema = v.union([Created, Message]);
    const body = orderBody(request, config);
    const answer = await client.call('POST', '/orders/create/adhoc', schema, body);
    if ('message' in answer) throw new GatewayError('refused', 'message');
    return { id: answer.order_id, serviceId: answer.shipment_id, tracking: '', courier: '' };
  }

  async function assign({ serviceId }: Found): Promise<{ tracking: string; courier: string }> {
    const schema = v.union([Assigned, Message, v.object({ awb_assign_status: v.literal(0) })]);
    const body = { shipment_id: Number(serviceId) };
    const answer = await client.call('POST', '/courier/assign/awb', schema, body);
    if (!('response' in answer)) throw new GatewayError('refused', 'no-awb');
    const { awb_code: tracking, courier_name: courier } = answer.response.data;
    return { tracking, courier };
  }

  /** The courier's booking and the order are cancelled apart, the former only before a driver comes for it. */
  async function withdraw({ id, tracking }: Found): Promise<void> {
    if (tracking !== '') {
      const body = { awbs: [tracking] };
      await client.call('POST', '/orders/cancel/shipment/awbs', v.unknown(), body);
    }
    await client.call('POST', '/orders/cancel', v.unknown(), { ids: [Number(id)] });
  }

  const book: CourierService['book'] = async (request) => {
    const { reference, earlier, address, measures, cashPaise } = request;
    const found = earlier ? await find(reference) : null;
    if (found && earlier?.isSame === false) {
      await withdraw(found);
      return { ok: false, refusal: 'other-request' };
    }
    if (found && found.tracking !== '') return { ok: true, ...found };
    let open = found;
    try {
      if (!open) {
        const served = await serviceability(address.pin, measures.grams, cashPaise > 0);
        if (served !== 'served') return { ok: false, refusal: served };
        open = await create(request);
      }
      return { ok: true, serviceId: open.serviceId, ...(await assign(open)) };
    } catch (error) {
      if (!isRefused(error)) throw error;
      // Without a courier it costs nothing, but stands among the orders to ship.
      if (open) await withdraw(open);
      return { ok: false, refusal: meaningOf(error.reason) };
    }
  };

  return {
    name: 'shiprocket',
    serviceability,
    book,
    async requestLabelAndPickup(serviceId, known): Promise<LabelAndPickup> {
      const body = { shipment_id: [Number(serviceId)] };
      const pickup = async (): Promise<number | null> => {
        const answer = await client.call('POST', '/courier/generate/pickup', Pickup, body);
        return indianMoment(answer.response.pickup_scheduled_date);
      };
      const label = async (): Promise<string> =>
        (await client.call('POST', '/courier/generate/label', Labelled, body)).label_url;
      return {
        pickupAt: known.pickupAt ?? (await pickup().catch(() => null)),
        label: known.label || (await label().catch(() => '')),
      };
    },
    async cancel(reference) {
      const found = await find(reference);
      if (found) await withdraw(found);
    },
    trackingPage: (tracking) => `https://shiprocket.co/tracking/${encodeURIComponent(tracking)}`,
    readWebhook: (body, headers) => readTracking(config, body, headers, Date.now()),
  };
}

function isRefused(error: unknown): error is GatewayError {
  return error instanceof GatewayError && error.fault === 'refused';
}

/** What the fields that the API refuses are about. */
function meaningOf(fields: string): ServiceRefusal {
  if (/weight|length|breadth|height/u.test(fields)) return 'measures';
  return /billing_|shipping_/u.test(fields) ? 'address' : 'not-accepted';
}
