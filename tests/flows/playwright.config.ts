import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { emulatorEnvironment, portOffset, portsAt, shopOffsets } from '../../dev/backend/ports.ts';
import { ensureChromium } from '../../dev/backend/programs.ts';
import { MAX_FAILURES } from '../../dev/steps/outcome.ts';

const local = resolve(import.meta.dirname, '../../.local');

// Each worker runs its own shop, chosen by its index; workers evaluate this file as well.
const shops = shopOffsets();
const mine = shops[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
if (mine !== undefined) Object.assign(process.env, emulatorEnvironment(mine));

/** Flows of the staff area, which staff use on a desktop. */
const STAFF = String.raw`admin/[\w-]+\.spec\.ts`;
/** Tag of flows whose layout differs between a phone and a desktop, so that they run on both. */
const BOTH = '@both-sizes';

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(local, 'flows'),
  // The flows of a worker share and change one Firestore, so they run one after another.
  workers: Math.max(shops.length, 1),
  // The second try leaves a trace; the flow has failed all the same.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  maxFailures: process.env['CI'] === 'true' ? MAX_FAILURES : 0,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: join(local, 'logs/flows.json') }]],
  use: {
    baseURL: `http://127.0.0.1:${portsAt(portOffset()).hosting}`,
    // Shoppers and staff are in India: dates must be right where the day is ahead of UTC's.
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Only tests of the service worker allow it; all others need to see network responses.
    serviceWorkers: 'block',
    // Tracing every test costs a fifth of the run time; only the retry of a failed one is traced.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grep: new RegExp(`^(?!.*${STAFF})|${BOTH}`),
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: new RegExp(`${STAFF}|${BOTH}`),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
