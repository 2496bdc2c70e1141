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

/** The signs of the shortcuts: strokes on a grid of 24, as those of the shop's buttons. */
const SHORTCUTS = {
  search: ['M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z', 'M21 21l-4.3-4.3'],
  cart: [
    'M8 22a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
    'M19 22a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
    'M2 2h2l2.7 12.4a2 2 0 0 0 2 1.6h9.7a2 2 0 0 0 2-1.6L22 7H5.1',
  ],
  orders: ['M21 8v8l-9 5-9-5V8l9-5 9 5Z', 'M3.3 7.6 12 12.5l8.7-4.9', 'M12 21.5v-9'],
} as const;

/** A shortcut's sign on a round ground. */
function shortcut(strokes: readonly string[]): string {
  const style = {
    fill: 'none',
    stroke: COLOUR.paper,
    'stroke-width': 2,
    'stroke-linecap': 'round',
  };
  const drawn = strokes.map((stroke) => path(stroke, { ...style, 'stroke-linejoin': 'round' }));
  const ground = tag('circle', { cx: 32, cy: 32, r: 32, fill: COLOUR.forest });
  return new Sheet()
    .document(64, 64, ground + place(drawn.join(''), { x: 15.2, y: 15.2, scale: 1.4 }))
    .replace('<defs></defs>', '');
}

/**
 * Writes the icons that the repository keeps: run it again when the sign changes. A maskable icon has its sign within a
 * circle of 80 % of its width, which every platform keeps (Web App Manifest, "safe zone").
 */
export async function buildIcons(): Promise<void> {
  await mkdir(`${PUBLIC}icons`, { recursive: true });
  await writeFile(`${PUBLIC}favicon.svg`, `${sign(14, 1.25)}\n`);
  // Devices cut their own corners, so these are square; the sign keeps clear of what they may cut.
  const icons = [
    ['icon-192.png', 192, sign(0, 1.08)],
    ['icon-512.png', 512, sign(0, 1.08)],
    ['apple-touch-icon.png', 180, sign(0, 1.08)],
    ...Object.entries(SHORTCUTS).map(
      ([name, strokes]) => [`shortcut-${name}.png`, 96, shortcut(strokes)] as const,
    ),
  ] as const;
  for (const [name, size, drawing] of icons) {
    const image = sharp(Buffer.from(drawing), { density: (72 * size) / 64 });
    await image
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(`${PUBLIC}icons/${name}`);
  }
  await buildMaskableIcons();
}

/** How much of a maskable icon the plain icon takes: its sign then lies within the safe zone. */
const MASKABLE_SCALE = 0.84;

/** Writes the maskable icons, made of the plain one on a larger ground. */
async function buildMaskableIcons(): Promise<void> {
  for (const size of [192, 512]) {
    const inner = Math.round(size * MASKABLE_SCALE);
    const before = Math.floor((size - inner) / 2);
    const after = size - inner - before;
    await sharp(`${PUBLIC}icons/icon-512.png`)
      .resize(inner, inner)
      .extend({ top: before, left: before, bottom: after, right: after, background: COLOUR.forest })
      .png({ palette: true, compressionLevel: 9 })
      .toFile(`${PUBLIC}icons/maskable-${size}.png`);
  }
}
