import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { logoIcon, type ShownBrand } from '#domain/shop-content/brand.ts';
import { root } from '../backend/folders.ts';

/** The icons of the site by their file, each with its width and the share of it that an uploaded icon takes. */
const ICONS: readonly (readonly [file: string, width: number, share: number])[] = [
  ['icon-192.png', 192, 1],
  ['icon-512.png', 512, 1],
  // What is outside the middle may be cut off (W3C, Web Application Manifest, "safe zone").
  ['maskable-192.png', 192, 0.7],
  ['maskable-512.png', 512, 0.7],
  ['apple-touch-icon.png', 180, 1],
];
const FAVICON = 'favicon.svg';
const FAVICON_WIDTH = 96;
const PATIENCE_MS = 20_000;

/**
 * Writes the shop's name into the web manifest of a built site, and the icons of an uploaded logo in the place of the
 * drawn ones. Writes the drawn ones again where there is none, since a site may be filled more than once.
 * @throws Error with one sentence when the uploaded icon cannot be read.
 */
export async function writeBrandFiles(
  siteFolder: string,
  { name, logo }: ShownBrand,
): Promise<void> {
  const manifest = join(siteFolder, 'manifest.webmanifest');
  const words = JSON.parse(await readFile(manifest, 'utf8')) as object;
  await writeFile(manifest, JSON.stringify({ ...words, name, short_name: name }));
  if (!logo) {
    const files = [FAVICON, ...ICONS.map(([file]) => `icons/${file}`)];
    await Promise.all(
      files.map((file) => copyFile(join(root, 'public', file), join(siteFolder, file))),
    );
    return;
  }
  const icon = await fetched(logoIcon(logo));
  for (const [file, width, share] of ICONS) {
    await writeFile(join(siteFolder, 'icons', file), await resized(icon, width, share));
  }
  const picture = (await resized(icon, FAVICON_WIDTH, 1)).toString('base64');
  await writeFile(
    join(siteFolder, FAVICON),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${picture}"/></svg>\n`,
  );
}

/** A square icon in another width, on its white ground. */
async function resized(icon: Uint8Array, width: number, share: number): Promise<Buffer> {
  const side = Math.round(width * share);
  const before = Math.floor((width - side) / 2);
  const after = width - side - before;
  return sharp(icon)
    .resize(side, side)
    .flatten({ background: 'white' })
    .extend({ top: before, left: before, bottom: after, right: after, background: 'white' })
    .png()
    .toBuffer();
}

async function fetched(address: string): Promise<Uint8Array> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  } catch (cause) {
    throw new Error(`The icons need the uploaded logo from ${address}, which cannot be read.`, {
      cause,
    });
  }
}
