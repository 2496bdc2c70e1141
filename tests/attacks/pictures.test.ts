import { afterAll, beforeAll, describe, expect } from 'vitest';
import { attack } from '../support/backend/attack.ts';
import { signedIn } from '../support/backend/functions.ts';
import { createPeople, type Person } from '../support/shop/people.ts';
import { storage, upload } from '../support/backend/rest.ts';

/** Who may read and write which object is tested in tests/rules/matrix/bucket.ts. */
const people = createPeople('pictures');
const bytes = Uint8Array.from({ length: 64 }, (_, place) => place);
const webp = { type: 'image/webp', bytes };
let asha: Person;
let token = '';

beforeAll(async () => {
  asha = await people.person('asha');
  token = await signedIn(asha);
}, 60_000);
afterAll(async () => {
  await storage(object(photo()), { token, method: 'DELETE' });
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
    const own = `users/${asha.uid}`;
    const names = [
      ...[`${own}/photo/../../owner/photo/photo.webp`, `${own}/photo/%2e%2e/photo.webp`],
      ...[`${own}/photo/photo.webp/x`, `users//photo/photo.webp`, `/${own}/photo/photo.webp`],
      ...[`users/owner/photo/photo.webp`, `products/omega-3/front.webp`, `photo.webp`],
    ];
    for (const name of names) expect(await upload(name, token, webp), name).toBeOneOf([400, 403]);
    expect(await upload(photo(), token, webp)).toBe(200);
    return `refused ${names.length} times; their own photo is taken`;
  });

  attack('customer', 'uploads HTML, a script, an empty file and 3 MB as a photo', async () => {
    for (const type of ['text/html', 'image/svg+xml', 'image/webp; text/html', '']) {
      expect(await upload(photo(), token, { type, bytes }), type).toBeOneOf([400, 403]);
    }
    for (const size of [0, 3 * 1024 * 1024]) {
      expect(await upload(photo(), token, { ...webp, bytes: new Uint8Array(size) })).toBe(403);
    }
    return 'refused six times';
  });

  attack('customer', 'turns a stored photo into HTML through its metadata', async () => {
    expect(await upload(photo(), token, webp)).toBe(200);
    const change = { method: 'PATCH', token, body: { contentType: 'text/html' } };
    expect((await storage(object(photo()), change)).status).toBe(403);
    const { headers } = await storage(`${object(photo())}?alt=media`, { token });
    expect(headers.get('content-type')).toBe('image/webp');
    return '403, it stays image/webp';
  });
});
