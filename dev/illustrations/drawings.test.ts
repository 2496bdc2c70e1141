import { describe, expect, it, vi } from 'vitest';
import { CATEGORIES } from '#domain/catalog/catalog.ts';
import { PICTURE_WIDTHS, responsivePicture } from '#domain/picture/picture.ts';
import { categoryPicture, heroPicture, pictureAddress, productPictures } from './addresses.ts';
import { DRAWN_PRODUCTS } from './catalogue.ts';
import { drawings } from './drawings.ts';

describe('the drawings', () => {
  it('are the same every time they are drawn', async () => {
    const first = [...drawings().values()].map(({ name, svg }) => [name, svg]);
    vi.resetModules();
    const again = await import('./drawings.ts');
    expect(again.drawings).not.toBe(drawings);
    expect([...again.drawings().values()].map(({ name, svg }) => [name, svg])).toEqual(first);
  });

  it('contain no text that needs a font and nothing from elsewhere', () => {
    for (const { stem, svg } of drawings().values()) {
      expect(svg, stem).not.toMatch(/<text|<image|href=|NaN|undefined|Infinity/);
    }
  });

  it('have a name that changes with what is drawn', () => {
    const names = [...drawings().values()].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^[a-z0-9-]+\.[0-9a-f]{8}$/.test(name))).toBe(true);
  });
});

describe('the addresses of pictures', () => {
  it('are such that a page finds every size from one', () => {
    const [front = ''] = productPictures('franch-oil-nh-plus');
    expect(front).toMatch(/^\/pictures\/franch-oil-nh-plus-front\.[0-9a-f]{8}-800\.webp$/);
    expect(responsivePicture(front).srcSet?.split(', ')).toHaveLength(PICTURE_WIDTHS.length);
  });

  it('give every drawn product its pack, its contents and its plant', () => {
    for (const slug of Object.keys(DRAWN_PRODUCTS)) expect(productPictures(slug)).toHaveLength(3);
    expect(productPictures('no-such-product')).toEqual([]);
  });

  it('refuse a stem that nobody drew', () => {
    expect(() => pictureAddress('nothing')).toThrow('No picture is drawn as "nothing"');
  });

  it('know the categories and the hero', () => {
    expect(CATEGORIES.map(categoryPicture)).toHaveLength(6);
    expect(categoryPicture('Hair Care')).toMatch(/^\/pictures\/category-hair-care\..*-800\.webp$/);
    expect(heroPicture()).toMatch(/^\/pictures\/hero-beside\..*-800\.webp$/);
  });
});
