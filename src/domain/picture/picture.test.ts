import { expect, it } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { PICTURE_WIDTHS, responsivePicture, thumbnailAddress, uploadedFiles } from './picture.ts';

const STEM = 'https://storage.example/v0/b/shop/o/products%2Fneem%2Fa1b2';

it('the shop’s picture has every width, in AVIF before WebP', () => {
  const files = (type: string) =>
    [180, 360, 540, 800].map((width) => `/pictures/omega-3-${width}.${type} ${width}w`).join(', ');
  expect(responsivePicture('/pictures/omega-3-800.webp')).toEqual({
    ...{ src: '/pictures/omega-3-800.webp', srcSet: files('webp'), avif: files('avif') },
  });
});

it('a picture keeps its query in every URL; one that staff uploaded has only WebP', () => {
  const picture = responsivePicture('https://store.example/o/a-800.webp?alt=media&v=2');
  expect(picture.src).toBe('https://store.example/o/a-800.webp?alt=media&v=2');
  for (const widths of [picture.srcSet, picture.avif]) {
    expect(widths?.match(/\?alt=media&v=2 \d+w/g)).toHaveLength(PICTURE_WIDTHS.length);
  }
  const { src, srcSet, avif } = responsivePicture(`${STEM}-800.webp?alt=media`);
  expect(src).toBe(`${STEM}-800.webp?alt=media`);
  expect(srcSet).toContain(`${STEM}-180.webp?alt=media 180w`);
  expect(avif).toBeUndefined();
  const wide = responsivePicture(
    `${STEM.replace('products%2Fneem', 'shop%2Fhome')}-1600.webp?alt=media`,
  );
  expect([wide.srcSet?.includes('-480.webp?alt=media 480w'), wide.avif]).toEqual([true, undefined]);
});

it.each([
  '',
  ...listed(`
    -800.webp | https://elsewhere.example/photo.jpg | /pictures/omega-3-540.webp
    /pictures/omega-3-800.avif | /pictures/omega-3-800.webp#part | /pictures/omega-3-800.webp.exe`),
])('the shop’s picture with another name is shown as it is: "%s"', (address) => {
  expect(responsivePicture(address)).toEqual({ src: address });
});

it('an uploaded picture has its files in Storage; other URLs have none', () => {
  expect(uploadedFiles(`${STEM}-800.webp?alt=media`)).toEqual(
    [180, 360, 540, 800].map((width) => `products/neem/a1b2-${width}.webp`),
  );
  const strange = [`${STEM}%2F..%2Fx-800.webp?alt=media`, `${STEM}-800.webp`];
  expect([...strange, '/pictures/neem-800.webp'].flatMap(uploadedFiles)).toEqual([]);
});

it('the thumbnail of a drawing is its small raster, and of any other picture the picture', () => {
  const drawing = '/pictures/omega-3-label.0a1b2c3d';
  expect(thumbnailAddress(`${drawing}.svg`)).toBe(`${drawing}-180.webp`);
  for (const address of ['/pictures/omega-3-800.webp', 'https://a.example/b.svg', '']) {
    expect(thumbnailAddress(address)).toBe(address);
  }
});
