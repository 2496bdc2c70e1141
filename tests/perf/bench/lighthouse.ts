import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../support/backend/free-port.ts';
import { BROWSER_ARGS, type Figures } from './visits.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's error code for a missing recording; it recommends to run again. */
const UNRECORDED = 'NO_NAVSTART';

/**
 * Lighthouse's results for a page on its simulated phone. Times in milliseconds, scores from 0 to 100.
 * @throws Lighthouse's error, or the second one where the first was a missing recording.
 */
export async function judge(address: string, executablePath: string): Promise<Figures> {
  const first = await run(address, executablePath);
  const report =
    first?.runtimeError?.code === UNRECORDED ? await run(address, executablePath) : first;
  if (!report || report.runtimeError)
    throw new Error(`Lighthouse: ${report?.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = report;
  const score = (category: (typeof CATEGORIES)[number]): number =>
    Math.round((categories[category]?.score ?? NaN) * 100);
  return {
    lcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    score: score('performance'),
    a11y: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
  };
}

async function run(address: string, executablePath: string) {
  const port = await freePort();
  const args = [...BROWSER_ARGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const result = await lighthouse(address, {
      port,
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      disableFullPageScreenshot: true,
      skipAudits: ['bf-cache', 'screenshot-thumbnails'],
    });
    return result?.lhr;
  } finally {
    await browser.close();
  }
}
