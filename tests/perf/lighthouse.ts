import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Figures } from './throttled.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Lighthouse's error code for a missing recording; it recommends to run again. */
const UNRECORDED = 'NO_NAVSTART';

/**
 * Lighthouse's results for a page on its simulated phone. Times in milliseconds, scores from 0 to 100.
 * @throws Lighthouse's error, or the second one where the first was a missing recording.
 */
export async function judge(address: string, executablePath: string): Promise<Figures> {
  const first = await run(address, executablePath);
  return figuresOf(
    first?.runtimeError?.code === UNRECORDED ? await run(address, executablePath) : first,
  );
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function run(address: string, executablePath: string): Promise<Report | undefined> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
      ...['--disable-background-networking', '--disable-component-update', '--mute-audio'],
      ...['--ignore-certificate-errors', `--remote-debugging-port=${port}`],
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
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

function figuresOf(report: Report | undefined): Figures {
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse: ${report?.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = report;
  const figure = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  const score = (category: string): number =>
    Math.round((categories[category]?.score ?? NaN) * 100);
  return {
    score: score('performance'),
    fcp: figure(AUDITS.fcp),
    lcp: figure(AUDITS.lcp),
    tbt: figure(AUDITS.tbt),
    cls: figure(AUDITS.cls),
    a11y: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
  };
}

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
