import { expect, it } from 'vitest';
import { CATEGORIES } from '#domain/catalog/catalog.ts';
import { PICTURE_WIDTHS, responsivePicture } from '#domain/picture/picture.ts';
import { categoryPicture, heroPicture, pictureAddress, productPictures } from './addresses.ts';
import { DRAWN_PRODUCTS } from './catalogue.ts';

it('an address is one from which a page finds every size', () => {
  const [front = ''] = productPictures('franch-oil-nh-plus');
  expect(front).toMatch(/^\/pictures\/franch-oil-nh-plus-front\.[0-9a-f]{8}-800\.webp$/);
  expect(responsivePicture(front).srcSet?.split(', ')).toHaveLength(PICTURE_WIDTHS.length);
  expect(pictureAddress('cover-flax')).toMatch(/^\/pictures\/cover-flax\.[0-9a-f]{8}-1600\.webp$/);
});

it('every drawn product has its pack, its contents and its plant', () => {
  for (const slug of Object.keys(DRAWN_PRODUCTS)) expect(productPictures(slug)).toHaveLength(3);
  expect(productPictures('no-such-product')).toEqual([]);
});

it('refuses a stem without an illustration', () => {
  expect(() => pictureAddress('nothing')).toThrow('There is no illustration "nothing"');
});

it('every category and the home page have a picture', () => {
  expect(CATEGORIES.map(categoryPicture)).toHaveLength(6);
  expect(categoryPicture('Hair Care')).toMatch(/^\/pictures\/category-hair-care\..*-800\.webp$/);
  expect(heroPicture()).toMatch(/^\/pictures\/hero-beside\..*-800\.webp$/);
});
