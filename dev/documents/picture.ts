import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../backend/folders.ts';
import { ensureChromium } from '../backend/programs.ts';

/** Pixels per point: text is readable, and a picture stays below 70 kB. */
const SCALE = 1.25;
const GREYS = 8;

/** A page that draws the first page of each PDF. A script of its own: vitest rewrites imports within functions. */
const pageOf = (count: number): string => `<!doctype html><body style="margin:0;display:flex">
<script type="module">
import { getDocument } from '/pdf.mjs';
for (let n = 0; n < ${count}; n += 1) {
  const sheet = await (await getDocument('/' + n + '.pdf').promise).getPage(1);
  const viewport = sheet.getViewport({ scale: ${SCALE} });
  const canvas = Object.assign(document.createElement('canvas'), { width: viewport.width, height: viewport.height });
  document.body.append(canvas);
  await sheet.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
}
document.title = 'drawn';
</script>`;

/** Draws the first pages of PDFs beside each other in Chromium, as a PNG in shades of grey without the empty end. */
export async function pictureOf(files: readonly Buffer[]): Promise<Buffer> {
  const served = new Map<string, { body: string | Buffer; contentType: string }>([
    ['/', { body: pageOf(files.length), contentType: 'text/html' }],
    ...files.map((body, n) => [`/${n}.pdf`, { body, contentType: 'application/pdf' }] as const),
  ]);
  const pdfjs = await readFile(join(root, 'node_modules/unpdf/dist/pdfjs.mjs'));
  served.set('/pdf.mjs', { body: pdfjs, contentType: 'text/javascript' });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 1200 } });
    await page.route('**', (route) =>
      route.fulfill(served.get(new URL(route.request().url()).pathname) ?? { status: 404 }),
    );
    await page.goto('https://documents.test/');
    await page.waitForFunction(`document.title === 'drawn'`);
    const shot = await page.locator('body').screenshot();
    const trimmed = await sharp(shot).greyscale().trim({ background: 'white' }).toBuffer();
    return await sharp(trimmed)
      .extend({ top: 16, bottom: 16, left: 16, right: 16, background: 'white' })
      .png({ palette: true, colours: GREYS, dither: 0, compressionLevel: 9, effort: 10 })
      .toBuffer();
  } finally {
    await browser.close();
  }
}
