import { expect, it } from 'vitest';
import { CATEGORIES } from '#domain/product/category.ts';
import { PICTURE_WIDTHS, responsivePicture } from '#domain/picture/picture.ts';
import { categoryPicture, heroPicture, pictureAddress, productPictures } from './addresses.ts';
import manifest from './manifest.json' with { type: 'json' };

it('an address is one from which a page finds every size', () => {
  const [front] = productPictures('franch-oil-nh-plus');
  const address = front?.address ?? '';
  expect(address).toMatch(/^\/pictures\/franch-oil-nh-plus-front\.[0-9a-f]{8}-800\.webp$/);
  expect(responsivePicture(address).srcSet?.split(', ')).toHaveLength(PICTURE_WIDTHS.length);
  expect(pictureAddress('cover-flax')).toMatch(/^\/pictures\/cover-flax\.[0-9a-f]{8}-1600\.webp$/);
});

it('every product has its pack, contents, back label, plant and size, each described', () => {
  for (const slug of Object.keys(manifest.products)) {
    const pictures = productPictures(slug);
    expect(pictures.map(({ kind }) => kind)).toEqual(['front', '', 'label', '', 'scale']);
    expect(new Set(pictures.map(({ alt }) => alt)).size, slug).toBe(5);
    expect(Math.max(...pictures.map(({ alt }) => alt.length)), slug).toBeLessThanOrEqual(200);
    expect(pictures[2]?.address).toMatch(/-label\.[0-9a-f]{8}\.svg$/);
    expect(pictures[4]?.alt).toMatch(/ is [\d.]+ cm tall, beside a ruler and an adult hand/);
  }
  expect(productPictures('no-such-product')).toEqual([]);
});

it('every category and the home page have a picture, and another stem is refused', () => {
  expect(CATEGORIES.map(categoryPicture)).toHaveLength(6);
  expect(categoryPicture('Hair Care')).toMatch(/^\/pictures\/category-hair-care\..*-800\.webp$/);
  expect(heroPicture()).toMatch(/^\/pictures\/hero-beside\..*-800\.webp$/);
  expect(() => pictureAddress('nothing')).toThrow('has no picture "nothing"');
});
