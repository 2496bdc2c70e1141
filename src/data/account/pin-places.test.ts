import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetched: string[] = [];
let isOnline = true;
let broken = false;

beforeEach(() => {
  vi.resetModules();
  fetched.length = 0;
  isOnline = true;
  broken = false;
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    if (broken) return Promise.reject(new Error('network'));
    return Promise.resolve(Response.json({ Bengaluru: '0001 0018', 'Kolar/Tumakuru': '1234' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const places = async (pin: string) => (await import('./pin-places.ts')).placesOfPin(pin);

test('loads the file of the first two digits once', async () => {
  expect(await places('560018')).toEqual(['Bengaluru']);
  expect(await places('561234')).toEqual(['Kolar', 'Tumakuru']);
  expect(await places('560002')).toEqual([]);
  expect(fetched).toEqual(['/pins/56.json']);
});

test('knows no place without a network, and asks again afterwards', async () => {
  isOnline = false;
  expect(await places('560001')).toEqual([]);
  expect(fetched).toEqual([]);
  isOnline = true;
  broken = true;
  expect(await places('560001')).toEqual([]);
  broken = false;
  expect(await places('560001')).toEqual(['Bengaluru']);
});
