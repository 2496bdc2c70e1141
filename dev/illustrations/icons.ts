import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { leaf, type LeafStyle } from './shapes/leaf.ts';
import { COLOUR } from './shapes/palette.ts';
import { path, place, Sheet, tag } from './shapes/svg.ts';

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url));

const LEAF: LeafStyle = {
  light: '#e8b04a',
  dark: '#d18f22',
  vein: COLOUR.forest,
  half: 0.26,
  base: 0.75,
  tip: 0.95,
  veins: 0,
  veinWidth: 0.9,
};

/** The house's sign: an F whose middle arm is a leaf. `corner` rounds the ground, `zoom` enlarges the letter. */
function sign(corner: number, zoom: number): string {
  const sheet = new Sheet();
  return sheet
    .document(
      64,
      64,
      tag('rect', { width: 64, height: 64, rx: corner, fill: COLOUR.forest }) +
        place(
          path(
            'M20.4 13.5H45.6L44.8 20.2Q43.9 17.4 41 17.4H28.2V45.6Q28.2 49 31 50.5H18.4Q21.6 49 21.6 45.6V18.4Q21.6 15 20.4 13.5Z',
            { fill: COLOUR.paper },
          ) + leaf(sheet, LEAF, { at: [27.4, 37], angle: -34, length: 22, bend: 10 }),
          { x: 32 - 33 * zoom, y: 32 - 32 * zoom, scale: zoom },
        ),
    )
    .replace('<defs></defs>', '');
}

/** Writes the icons that the repository keeps: run it again when the sign changes. */
export async function buildIcons(): Promise<void> {
  await mkdir(`${PUBLIC}icons`, { recursive: true });
  await writeFile(`${PUBLIC}favicon.svg`, `${sign(14, 1.25)}\n`);
  // Devices cut their own corners, so these are square; the sign keeps clear of what they may cut.
  const sizes = [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const;
  for (const [name, size] of sizes) {
    const image = sharp(Buffer.from(sign(0, 1.08)), { density: (72 * size) / 64 });
    await image
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(`${PUBLIC}icons/${name}`);
  }
}
