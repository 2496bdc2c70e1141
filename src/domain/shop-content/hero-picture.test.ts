import * as v from 'valibot';
import { expect, it, test } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { heroPicture } from './hero-picture.ts';
import { HomeSchema } from './home.ts';

const OWN = 'https://store.example/v0/b/shop/o/shop%2Fhome%2Fa1-b2-1600.webp?alt=media';
const about = { shop: 's', plant: 'p', oil: 'o', soap: 'so', label: 'l' };
const schema = HomeSchema.entries.ownPicture;

test('the owner’s own picture precedes the chosen one, and that the built-in one', () => {
  const art = { hero: 'h', about };
  expect(heroPicture(undefined, art)).toBe('h');
  expect(heroPicture({ picture: 'hero', ownPicture: '' }, art)).toBe('h');
  expect(heroPicture({ picture: 'oil', ownPicture: '' }, art)).toBe('o');
  expect(heroPicture({ picture: 'oil', ownPicture: OWN }, art)).toBe(OWN);
});

test('an own picture is an uploaded one, and content of before has none', () => {
  expect(v.parse(schema, OWN)).toBe(OWN);
  expect(v.parse(schema, undefined)).toBe('');
});

it.each(
  listed(`
    javascript:alert(1) | /pictures/hero-1600.webp | https://evil.example/a-1600.webp
    https://store.example/v0/b/shop/o/products%2Fhome%2Fa-1600.webp?alt=media
    https://store.example/v0/b/shop/o/shop%2Fhome%2Fa-800.webp?alt=media
    https://store.example/v0/b/shop/o/shop%2Fhome%2F..%2Fa-1600.webp?alt=media
    https://store.example/v0/b/shop/o/shop%2Fhome%2Fa-1600.webp?alt=media&token=1`),
)('no other address is one: %s', (address) => {
  expect(v.safeParse(schema, address).success).toBe(false);
});
