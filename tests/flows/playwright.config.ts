import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { portOffset, portsAt } from '../../dev/backend/ports.ts';
import { ensureChromium } from '../../dev/backend/programs.ts';

const local = resolve(import.meta.dirname, '../../.local');

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(local, 'flows'),
  // One store beneath all flows: they change it, so they take turns.
  workers: 1,
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
