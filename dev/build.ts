import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { buildFunctions } from '../functions/build.mjs';
import { runCommand } from './backend/command.ts';
import { root } from './backend/folders.ts';
import { portOffset } from './backend/ports.ts';
import { buildSite } from './backend/site.ts';
import { startSteps } from './backend/steps.ts';
import { fillLocalSite, fillRealSite } from './prerender/site.ts';

/**
 * `npm run build`: functions and the site, into functions/lib and dist, with a prerendered HTML page for every product
 * and article of its catalogue. Without the configuration of a real project the site is built for the local suite;
 * `--mode production` (used by a deploy) fails then instead.
 */
await runCommand(async () => {
  const { mode } = parseArgs({ options: { mode: { type: 'string' } } }).values;
  if (mode !== undefined && mode !== 'production' && mode !== 'emulator') {
    throw new Error(`--mode is "${mode}": it can be production or emulator.`);
  }
  const steps = startSteps();
  await steps.run('functions', () => buildFunctions());
  if ((mode ?? modeOfConfiguration()) === 'production') {
    await steps.run('site', () => buildSite({ mode: 'production' }));
    await steps.run('pages', fillRealSite);
  } else {
    await steps.run('site', () =>
      buildSite({ mode: 'emulator', portOffset: portOffset(), folder: 'dist' }),
    );
    await steps.run('pages', () => fillLocalSite(portOffset(), 'dist'));
  }
});

/** production when `.env` or the environment names any part of a real project, else emulator. */
function modeOfConfiguration(): 'production' | 'emulator' {
  const named = Object.values(loadEnv('production', root, 'VITE_FIREBASE_'));
  if (named.some((value) => value.trim() !== '')) return 'production';
  console.log('  No .env names a Firebase project: built for the local suite (npm start).');
  return 'emulator';
}
