import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../backend/programs.ts';

/** Wide enough for two frames of 360 and two of 640 px beside each other; the text stands right of them. */
const VIEWPORT = { width: 2_140, height: 1_200 };

/** Pictures the letters of a page of `lettersPage`: one file per letter in the folder. Returns how many there are. */
export async function takePictures(page: string, folder: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--allow-file-access-from-files'],
  });
  try {
    const tab = await browser.newPage({ viewport: VIEWPORT });
    await tab.goto(pathToFileURL(page).href);
    const sections = await tab.locator('section').all();
    for (const section of sections) {
      await section.scrollIntoViewIfNeeded();
      for (const frame of await section.locator('iframe').all()) {
        await frame.evaluate(
          (one: HTMLIFrameElement) =>
            one.contentDocument?.readyState === 'complete' ||
            new Promise((loaded) => one.addEventListener('load', loaded, { once: true })),
        );
      }
      const name = (await section.getAttribute('id')) ?? '';
      await section.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
    }
    return sections.length;
  } finally {
    await browser.close();
  }
}
