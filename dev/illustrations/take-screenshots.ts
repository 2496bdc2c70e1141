import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../backend/folders.ts';
import { portOffset, portsAt } from '../backend/ports.ts';
import { ensureChromium } from '../backend/programs.ts';

const FOLDER = join(root, 'public/screenshots');
const SHOTS = [
  { name: 'home-narrow', path: '/', width: 360, height: 740, scale: 2 },
  {
    name: 'product-narrow',
    path: '/product/franch-oil-nh-plus',
    width: 360,
    height: 740,
    scale: 2,
  },
  { name: 'home-wide', path: '/', width: 1280, height: 800, scale: 1 },
] as const;

/** Takes the screenshots of the web app manifest from the running, seeded shop (`npm start`). */
async function takeScreenshots(): Promise<void> {
  const address = `http://127.0.0.1:${portsAt(portOffset()).hosting}`;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox'],
  });
  await mkdir(FOLDER, { recursive: true });
  for (const { name, path, width, height, scale } of SHOTS) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      isMobile: scale > 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-IN',
    });
    await page.goto(`${address}${path}`);
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(async () => {
      const seen = [...document.images].filter(
        (image) => image.getBoundingClientRect().top < innerHeight,
      );
      await Promise.all([document.fonts.ready, ...seen.map((image) => image.decode())]);
    });
    const shot = await page.screenshot();
    await sharp(shot)
      .webp({ quality: 70 })
      .toFile(join(FOLDER, `${name}.webp`));
    await page.close();
  }
  await browser.close();
}

await takeScreenshots();
