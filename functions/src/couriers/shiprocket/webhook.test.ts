import { expect, it } from 'vitest';
import { indianMoment } from './time.ts';
import { readTracking } from './webhook.ts';

const config = { webhookToken: 'a-token-of-many-characters' };
const NOW = Date.UTC(2026, 10, 25);
/** As in Shiprocket's documentation. */
const EXAMPLE = {
  awb: '19041424751540',
  courier_name: 'Delhivery Surface',
  current_status: 'IN TRANSIT',
  current_status_id: 20,
  shipment_status: 'IN TRANSIT',
  shipment_status_id: 18,
  current_timestamp: '23 05 2023 11:43:52',
  order_id: '1373900_150876814',
  sr_order_id: 348456385,
  scans: [{ date: '2023-05-19 11:59:16', 'sr-status': '5' }],
  is_return: 0,
};
const read = (body: unknown, key: string | undefined = config.webhookToken) =>
  readTracking(config, Buffer.from(JSON.stringify(body)), { 'x-api-key': key }, NOW);
const newsOf = (changes: object) => {
  const reading = read({ ...EXAMPLE, ...changes });
  return reading.ok ? (reading.update?.kind ?? null) : reading.reject;
};

it('reads the documented example, in India’s time', () => {
  const at = Date.UTC(2023, 4, 23, 6, 13, 52);
  expect(read(EXAMPLE)).toEqual({
    ok: true,
    tracking: EXAMPLE.awb,
    update: { kind: 'collected', at },
  });
  expect(indianMoment('2023-05-19 11:59:16')).toBe(Date.UTC(2023, 4, 19, 6, 29, 16));
  expect(['', 'NA', '0000-00-00 00:00:00'].map(indianMoment)).toEqual([null, null, null]);
});

it.each([
  [42, 'collected'],
  [7, 'delivered'],
  ['7', 'delivered'],
  [9, 'turned-back'],
  [10, 'turned-back'],
  [46, 'turned-back'],
  [12, 'lost'],
  [21, null],
  [8, null],
  [26, null],
  [999, null],
])('status %s is %s', (status, kind) => {
  expect(newsOf({ shipment_status_id: status })).toBe(kind);
});

it('what a customer sends back is ignored, and an unknown time counts as now', () => {
  expect(newsOf({ shipment_status_id: 7, is_return: 1 })).toBeNull();
  const reading = read({ ...EXAMPLE, current_timestamp: 'today' });
  expect(reading.ok && reading.update?.at).toBe(NOW);
});

it('without the key nothing is read, and a body of another shape is refused', () => {
  for (const key of ['', 'a-token', `${config.webhookToken} `]) {
    expect(read(EXAMPLE, key)).toEqual({ ok: false, reject: 'key' });
  }
  const reading = readTracking(config, Buffer.from(JSON.stringify(EXAMPLE)), {}, NOW);
  expect(reading).toEqual({ ok: false, reject: 'key' });
  for (const body of [
    [],
    { awb: '' },
    { ...EXAMPLE, awb: null },
    { ...EXAMPLE, awb: '../orders' },
  ]) {
    expect(read(body)).toEqual({ ok: false, reject: 'shape' });
  }
});
