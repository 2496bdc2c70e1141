import { afterAll, beforeAll, describe, expect } from 'vitest';
import { attack } from '../support/backend/attack.ts';
import { signedIn } from '../support/backend/functions.ts';
import { createPeople, type Person, seededStaff } from '../support/shop/people.ts';
import { storage, upload } from '../support/backend/rest.ts';

const people = createPeople('pictures');
const bytes = Uint8Array.from({ length: 64 }, (_, place) => place);
const webp = { type: 'image/webp', bytes };
let asha: Person;
let customer = '';
let staff = '';

beforeAll(async () => {
  asha = await people.person('asha');
  customer = await signedIn(asha);
  staff = await signedIn(seededStaff('staff'));
}, 60_000);
afterAll(async () => {
  await storage(object(photo()), { token: customer, method: 'DELETE' });
  await people.close();
});

const photo = () => `users/${asha.uid}/photo/photo.webp`;
const object = (path: string) => `/o/${encodeURIComponent(path)}`;

describe('the bucket', { timeout: 60_000 }, () => {
  attack('visitor', 'lists it: all of it, a folder, a customer’s photos', async () => {
    for (const query of ['', '?prefix=products/', `?prefix=users/${asha.uid}/`, '?delimiter=/']) {
      expect((await storage(`/o${query}`)).status).toBe(403);
    }
    return '403 four times';
  });

  attack('customer', 'escapes from their own folder through the file name', async () => {
    const names = [
      `users/${asha.uid}/photo/../../owner/photo/photo.webp`,
      `users/${asha.uid}/photo/%2e%2e/photo.webp`,
      `users/owner/photo/photo.webp`,
      `users/${asha.uid}/photo/photo.webp/x`,
      `users/${asha.uid}/photo.webp`,
      `users/${asha.uid}/photo/second.webp`,
      `users//photo/photo.webp`,
      `/users/${asha.uid}/photo/photo.webp`,
      `products/omega-3/front.webp`,
      `blogs/x/cover.webp`,
      `photo.webp`,
    ];
    for (const name of names) {
      expect(await upload(name, customer, webp), name).toBeOneOf([400, 403]);
    }
    expect(await upload(photo(), customer, webp)).toBe(200);
    return `refused ${names.length} times; their own photo is taken`;
  });

  attack(
    'customer',
    'uploads HTML, an SVG with a script, a program, an empty file and 3 MB as a photo',
    async () => {
      const types = [
        'text/html',
        'image/svg+xml',
        'application/x-msdownload',
        'image/webp; text/html',
        '',
      ];
      for (const type of types) {
        expect(await upload(photo(), customer, { type, bytes }), type).toBeOneOf([400, 403]);
      }
      const sizes = [new Uint8Array(0), new Uint8Array(3 * 1024 * 1024)];
      for (const size of sizes) {
        const raw = { type: 'image/webp', bytes: size };
        expect(await upload(photo(), customer, raw)).toBe(403);
      }
      return 'refused seven times';
    },
  );

  attack('customer', 'turns a stored photo into HTML through its metadata', async () => {
    expect(await upload(photo(), customer, webp)).toBe(200);
    const change = { method: 'PATCH', token: customer, body: { contentType: 'text/html' } };
    expect((await storage(object(photo()), change)).status).toBe(403);
    const { headers } = await storage(`${object(photo())}?alt=media`, { token: customer });
    expect(headers.get('content-type')).toBe('image/webp');
    return '403, it stays image/webp';
  });

  attack('staff', 'uploads an SVG with a script as a product’s picture, and 6 MB', async () => {
    const place = 'products/omega-3/attack-360.webp';
    const svg = { type: 'image/svg+xml', bytes };
    expect(await upload(place, staff, svg)).toBe(403);
    const large = { type: 'image/webp', bytes: new Uint8Array(6 * 1024 * 1024) };
    expect(await upload(place, staff, large)).toBe(403);
    expect(await upload('products/omega-3/attack.svg', staff, webp)).toBe(403);
    expect(await upload('products/../settings/attack.webp', staff, webp)).toBeOneOf([400, 403]);
    return 'refused four times';
  });

  attack('staff', 'reads and deletes a customer’s photo', async () => {
    expect(await upload(photo(), customer, webp)).toBe(200);
    const look = await storage(`${object(photo())}?alt=media`, { token: staff });
    const remove = await storage(object(photo()), { token: staff, method: 'DELETE' });
    expect([look.status, remove.status]).toEqual([403, 403]);
    return '403 twice';
  });

  attack('visitor', 'replaces and removes a picture of the shop', async () => {
    const place = 'products/omega-3/attack-360.webp';
    expect(await upload(place, staff, webp)).toBe(200);
    try {
      for (const token of [undefined, customer]) {
        const auth = token === undefined ? {} : { token };
        expect(await upload(place, token, webp)).toBe(403);
        expect((await storage(object(place), { ...auth, method: 'DELETE' })).status).toBe(403);
      }
    } finally {
      expect((await storage(object(place), { token: staff, method: 'DELETE' })).status).toBe(204);
    }
    return '403 four times';
  });
});
