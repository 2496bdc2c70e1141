import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { emulatorEnvironment, portOffset, portsAt } from '../../dev/backend/ports.ts';
import { ensureChromium } from '../../dev/backend/programs.ts';

const local = resolve(import.meta.dirname, '../../.local');

// Each worker has a shop of its own, by its place; it reads this file as well. Without them there is the one of PORT_OFFSET.
const shops = (process.env['FLOW_OFFSETS'] ?? '').split(',').filter(Boolean);
const mine = shops[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
if (mine) Object.assign(process.env, emulatorEnvironment(Number(mine)));

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(local, 'flows'),
  // One store beneath the flows of a worker: they change it, so they take turns.
  workers: Math.max(shops.length, 1),
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: join(local, 'logs/flows.json') }]],
  use: {
    baseURL: `http://127.0.0.1:${portsAt(portOffset()).hosting}`,
    trace: 'retain-on-failure',
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
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
