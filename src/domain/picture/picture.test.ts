import { expect, it } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { PICTURE_WIDTHS, responsivePicture, thumbnailAddress, uploadedFiles } from './picture.ts';

it('the shop’s picture has every width, in AVIF before WebP', () => {
  const files = (type: string) =>
    [180, 360, 540, 800].map((width) => `/pictures/omega-3-${width}.${type} ${width}w`).join(', ');
  expect(responsivePicture('/pictures/omega-3-800.webp')).toEqual({
    ...{ src: '/pictures/omega-3-800.webp', srcSet: files('webp'), avif: files('avif') },
  });
});

it('the shop’s picture that staff uploaded has only WebP, by the URL of its widest file', () => {
  const stem = 'https://storage.example/v0/b/shop/o/products%2Fneem%2Fa1b2';
  const { src, srcSet, avif } = responsivePicture(`${stem}-800.webp?alt=media`);
  expect(src).toBe(`${stem}-800.webp?alt=media`);
  expect(srcSet).toContain(`${stem}-180.webp?alt=media 180w`);
  expect(avif).toBeUndefined();
});

it('the shop’s picture keeps its query in every URL, so that a token or a version applies to all files', () => {
  const picture = responsivePicture('https://store.example/o/a-800.webp?alt=media&v=2');
  expect(picture.src).toBe('https://store.example/o/a-800.webp?alt=media&v=2');
  for (const widths of [picture.srcSet, picture.avif]) {
    expect(widths?.match(/\?alt=media&v=2 \d+w/g)).toHaveLength(PICTURE_WIDTHS.length);
  }
});

it.each([
  '',
  ...listed(`
    -800.webp | https://elsewhere.example/photo.jpg | /pictures/omega-3-540.webp
    /pictures/omega-3-800.avif | /pictures/omega-3-800.webp#part | /pictures/omega-3-800.webp.exe`),
])('the shop’s picture with another name is shown as it is: "%s"', (address) => {
  expect(responsivePicture(address)).toEqual({ src: address });
});

it('the shop’s picture that staff uploaded has its files in Storage; other URLs have none', () => {
  const stem = 'https://storage.example/v0/b/shop/o/products%2Fneem%2Fa1b2';
  expect(uploadedFiles(`${stem}-800.webp?alt=media`)).toEqual(
    [180, 360, 540, 800].map((width) => `products/neem/a1b2-${width}.webp`),
  );
  const strange = [
    '/pictures/neem-800.webp',
    `${stem}%2F..%2Fx-800.webp?alt=media`,
    `${stem}-800.webp`,
  ];
  expect(strange.flatMap(uploadedFiles)).toEqual([]);
});

it('a thumbnail of a drawing is its small raster', () => {
  expect(thumbnailAddress('/pictures/omega-3-label.0a1b2c3d.svg')).toBe(
    '/pictures/omega-3-label.0a1b2c3d-180.webp',
  );
});

it('a thumbnail of any other picture is the picture', () => {
  for (const address of ['/pictures/omega-3-800.webp', 'https://a.example/b.svg', '']) {
    expect(thumbnailAddress(address)).toBe(address);
  }
});
