import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CourierStandIn, startCourier } from './courier.ts';
import { courierValues } from './keys.ts';
import { paise } from '#domain/money/money.ts';
import type { BookingRequest } from '../../functions/src/couriers/service.ts';
import { shiprocketClient } from '../../functions/src/couriers/shiprocket/client.ts';
import {
  shiprocketConfig,
  type ShiprocketValues,
} from '../../functions/src/couriers/shiprocket/config.ts';
import { orderBody } from '../../functions/src/couriers/shiprocket/request.ts';
import { shiprocket } from '../../functions/src/couriers/shiprocket/shiprocket.ts';

const REQUEST: BookingRequest = {
  reference: 'FR-7K3M9Q2X',
  earlier: null,
  orderedAt: Date.UTC(2026, 10, 21, 19, 30),
  email: 'asha@franch.test',
  address: {
    ...{ name: 'Asha Rao', phone: '+919876543210', pin: '560001', line1: '1 MG Road', line2: '' },
    ...{ city: 'Thiruvananthapuram Corporation Area', state: 'Karnataka' },
  },
  pieces: [
    { title: 'Oil', sku: 'OIL-1', hsn: '33059019', quantity: 2, pricePaise: paise(24_950) },
    { title: 'Soap', sku: 'SOAP', hsn: '', quantity: 1, pricePaise: paise(9900) },
  ],
  valuePaise: paise(59_800),
  cashPaise: paise(0),
  measures: { grams: 650, length: 20, breadth: 15, height: 10 },
};

let courier: CourierStandIn;
let values: ShiprocketValues;
beforeEach(async () => {
  courier = await startCourier({ port: 0, webhookUrl: null });
  const { strings, secrets } = courierValues(courier.url);
  values = { ...strings, ...secrets } as unknown as ShiprocketValues;
});
afterEach(() => courier.stop());

const open = (changes: Partial<ShiprocketValues> = {}, patience = 2000) => {
  const config = shiprocketConfig({ ...values, ...changes }, true);
  return shiprocket(config, shiprocketClient(config, { fetch, now: Date.now, patience }));
};
const fail = (kind: string, route: string, more: object = {}) =>
  fetch(`${courier.url}/control/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind, route, times: 1, ...more }),
  });

it('an order is in rupees, kilograms and India’s time, with the national phone number', () => {
  const body = orderBody(REQUEST, { pickupLocation: 'Primary' });
  expect(body).toMatchObject({
    ...{ order_id: 'FR-7K3M9Q2X', order_date: '2026-11-22 01:00', billing_phone: '9876543210' },
    ...{ payment_method: 'Prepaid', sub_total: 598, weight: 0.65, length: 20 },
    order_items: [
      { name: 'Oil', sku: 'OIL-1', units: 2, selling_price: 249.5, hsn: '33059019' },
      { name: 'Soap', units: 1, selling_price: 99 },
    ],
  });
  expect(body.billing_city).toHaveLength(30);
  expect(body.order_items[1]).not.toHaveProperty('hsn');
  const cash = orderBody({ ...REQUEST, cashPaise: paise(64_700) }, { pickupLocation: 'Primary' });
  expect([cash.payment_method, cash.sub_total]).toEqual(['COD', 647]);
});

it('asks for PIN code and cash before it creates anything', async () => {
  const service = open();
  expect(await service.serviceability('560001', 500, true)).toBe('served');
  expect(await service.serviceability('194101', 500, false)).toBe('served');
  expect(await service.serviceability('194101', 500, true)).toBe('no-cash-there');
  expect(await service.serviceability('744101', 500, true)).toBe('pin-not-served');
});

it('a token that has ended is renewed once, and a wrong password is a wrong account', async () => {
  await fail('wrong-json', 'POST /v1/external/auth/login');
  const service = open();
  await expect(service.book(REQUEST)).rejects.toMatchObject({ fault: 'misconfigured' });
  expect(await service.book(REQUEST)).toMatchObject({ ok: true, courier: 'Delhivery Surface' });
  const wrong = open({ SHIPROCKET_PASSWORD: 'another-password' });
  await expect(wrong.book(REQUEST)).rejects.toMatchObject({ fault: 'misconfigured' });
});

it.each([
  ['hang', 'timeout'],
  ['reset', 'network'],
  ['500', 'http-500'],
  ['429', 'http-429'],
  ['html-502', 'http-502'],
])('%s of the API leaves the outcome unknown', async (kind, reason) => {
  const service = open({}, 300);
  await service.serviceability('560001', 500, false);
  await fail(kind, 'POST /v1/external/courier/assign/awb');
  await expect(service.book(REQUEST)).rejects.toMatchObject({ fault: 'unavailable', reason });
  const again = { ...REQUEST, earlier: { isSame: true } };
  expect(await service.book(again)).toMatchObject({ ok: true, tracking: '19041421000001' });
});

it('a refused address or weight names itself and leaves nothing', async () => {
  const service = open();
  const address = { ...REQUEST.address, phone: '+911234567890' };
  expect(await service.book({ ...REQUEST, address })).toEqual({ ok: false, refusal: 'address' });
  const measures = { ...REQUEST.measures, grams: 25_000 };
  expect(await service.book({ ...REQUEST, measures })).toEqual({ ok: false, refusal: 'measures' });
});

it.each(
  Object.keys({ EMAIL: 0, PASSWORD: 0, WEBHOOK_TOKEN: 0, PICKUP_LOCATION: 0, PICKUP_PIN: 0 }),
)('a missing SHIPROCKET_%s is named, and "none" is no token', (name) => {
  expect(() => open({ [`SHIPROCKET_${name}`]: '' })).toThrow(`SHIPROCKET_${name} is missing.`);
  expect(() => open({ SHIPROCKET_WEBHOOK_TOKEN: 'none' })).toThrow(/SHIPROCKET_WEBHOOK_TOKEN/u);
  expect(() => open({ SHIPROCKET_API: 'http://example.in' })).toThrow(/https/u);
});
