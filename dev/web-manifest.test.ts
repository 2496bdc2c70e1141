import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { routeOf } from '#domain/site/routes.ts';
import { webManifest as manifest } from './web-manifest.ts';

const root = join(import.meta.dirname, '..');
const file = (src: string): string => join(root, 'public', src);

interface Image {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}
const images: readonly Image[] = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
];

describe('the web app manifest', () => {
  it('can be installed: start within the scope, own window, icons of 192 and 512 pixels', () => {
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    expect(manifest.id.startsWith(manifest.scope)).toBe(true);
    expect(['standalone', 'fullscreen', 'minimal-ui']).toContain(manifest.display);
    const icons = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    for (const size of ['192x192', '512x512']) {
      expect(icons).toEqual(expect.arrayContaining([`any ${size}`, `maskable ${size}`]));
    }
  });

  it.each(images)('has $src, of the stated size and type', async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(file(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect(`image/${format}`).toBe(type);
    expect((await stat(file(src))).size).toBeLessThan(120_000);
  });

  it.each(manifest.icons.filter(({ purpose }) => purpose === 'maskable'))(
    'keeps what $src shows within the safe zone, on an opaque ground',
    async ({ src }) => {
      const { data, info } = await sharp(file(src))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      const ground = [...data.subarray(0, 3)];
      let farthest = 0;
      let opacity = 255;
      for (let at = 0; at < data.length; at += channels) {
        opacity = Math.min(opacity, data[at + 3] ?? 0);
        let difference = 0;
        for (const [channel, value] of ground.entries()) {
          difference += Math.abs(value - (data[at + channel] ?? 0));
        }
        if (difference < 48) continue;
        const pixel = at / channels;
        const [x, y] = [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5];
        farthest = Math.max(farthest, Math.hypot(x - width / 2, y - height / 2));
      }
      expect(opacity).toBe(255);
      expect(farthest).toBeGreaterThan(0.2 * width);
      expect(farthest).toBeLessThanOrEqual(0.4 * width);
    },
  );

  it('has screenshots for narrow and wide screens, of a shape that browsers show', () => {
    const factors = manifest.screenshots.map(({ form_factor: factor }) => factor);
    expect(new Set(factors)).toEqual(new Set(['narrow', 'wide']));
    for (const { sizes, label } of manifest.screenshots) {
      const [width = 0, height = 0] = sizes.split('x').map(Number);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
      expect(label).not.toBe('');
    }
  });

  it('has shortcuts to pages of the shop', () => {
    for (const { url } of manifest.shortcuts) {
      const { pathname } = new URL(url, 'https://shop.example');
      expect(routeOf(pathname).page).not.toBe('not-found');
    }
  });

  it('has the colours of the page', async () => {
    const page = await readFile(join(root, 'index.html'), 'utf8');
    expect(page).toContain(`content="${manifest.theme_color}"`);
  });
});
