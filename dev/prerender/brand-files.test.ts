import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BUILT_IN_BRAND } from '#domain/site/built-in-brand.ts';
import { root } from '../backend/folders.ts';
import { writeBrandFiles } from './brand-files.ts';

let site = '';
let server: Server;
let asked: string | undefined;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'brand-'));
  await mkdir(join(site, 'icons'));
  await writeFile(join(site, 'manifest.webmanifest'), '{"name":"Old","short_name":"Old","id":"/"}');
  const red = { width: 512, height: 512, channels: 3, background: '#c00000' } as const;
  const icon = await sharp({ create: red }).png().toBuffer();
  server = createServer(({ url = '' }, response) => {
    asked = url;
    if (url.includes('gone')) response.writeHead(404).end();
    else response.end(icon);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.close();
  await rm(site, { recursive: true });
});

const brand = (file: string) => {
  const { port } = server.address() as AddressInfo;
  const src = `http://127.0.0.1:${port}/${file}-288x96.png?alt=media`;
  return { name: 'Amrita & Sons', logo: { src, width: 288, height: 96, alt: 'Amrita & Sons' } };
};
const written = (file: string) => readFile(join(site, file));
const pixels = async (file: string) => {
  const picture = sharp(await written(file)).removeAlpha();
  const { width } = await picture.metadata();
  const raw = await picture.raw().toBuffer();
  const at = (place: number) => raw.subarray(place * 3, place * 3 + 3).toString('hex');
  return { width, corner: at(0), middle: at((width * width) / 2 + width / 2) };
};

it('the manifest has the name, and the icons are those of the logo, with a margin where masks cut', async () => {
  await writeBrandFiles(site, brand('logo'));
  expect(asked).toBe('/logo-icon.png?alt=media');
  expect(JSON.parse(String(await written('manifest.webmanifest')))).toEqual({
    ...{ name: 'Amrita & Sons', short_name: 'Amrita & Sons', id: '/' },
  });
  const red = 'c00000';
  expect(await pixels('icons/icon-512.png')).toEqual({ width: 512, corner: red, middle: red });
  expect(await pixels('icons/apple-touch-icon.png')).toMatchObject({ width: 180 });
  expect(await pixels('icons/maskable-192.png')).toEqual({
    ...{ width: 192, corner: 'ffffff', middle: red },
  });
  expect(String(await written('favicon.svg'))).toContain('href="data:image/png;base64,');
});

it('a site that is filled again without a logo has the drawn icons again', async () => {
  await writeBrandFiles(site, brand('logo'));
  await writeBrandFiles(site, BUILT_IN_BRAND);
  expect(String(await written('manifest.webmanifest'))).toContain(`"${BUILT_IN_BRAND.name}"`);
  for (const file of ['favicon.svg', 'icons/icon-192.png', 'icons/maskable-512.png']) {
    expect(await written(file)).toEqual(await readFile(join(root, 'public', file)));
  }
});

it('a logo that cannot be read stops the build with one sentence', async () => {
  await expect(writeBrandFiles(site, brand('gone'))).rejects.toThrow(
    /^The icons need the uploaded logo from http:\S+gone-icon\.png\?alt=media, which cannot be read\.$/u,
  );
});
