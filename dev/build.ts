import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { parseConfig } from '#data/config.ts';
import { buildFunctions } from '../functions/build.mjs';
import { runCommand } from './backend/command.ts';
import { root } from './backend/folders.ts';
import { portOffset } from './backend/ports.ts';
import { buildSite } from './backend/site.ts';
import { startSteps } from './backend/steps.ts';
import { buildPictures } from './pictures/build.ts';
import { writeSitemap } from './sitemap.ts';

/**
 * `npm run build`: pictures, functions and the site, into public/pictures, functions/lib and dist; for a real
 * project also sitemap.xml and robots.txt from its catalogue. Without a
 * configuration of a real project the site is built for the local suite; `--mode production` (what a deploy
 * asks for) fails then instead.
 */
await runCommand(async () => {
  const { mode } = parseArgs({ options: { mode: { type: 'string' } } }).values;
  if (mode !== undefined && mode !== 'production' && mode !== 'emulator') {
    throw new Error(`--mode is "${mode}": it can be production or emulator.`);
  }
  const steps = startSteps();
  await steps.run('functions', () => buildFunctions());
  await steps.run('pictures', () => buildPictures());
  if ((mode ?? modeOfConfiguration()) === 'production') {
    await steps.run('site', () => buildSite({ mode: 'production' }));
    await steps.run('sitemap', sitemapOfProject);
  } else {
    await steps.run('site', () =>
      buildSite({ mode: 'emulator', portOffset: portOffset(), folder: 'dist' }),
    );
  }
});

/** The sitemap of the real project that `.env` names, whose site was just built with the same values. */
function sitemapOfProject(): Promise<number> {
  const { siteOrigin, firebase } = parseConfig(loadEnv('production', root, 'VITE_'));
  return writeSitemap({
    siteFolder: join(root, 'dist'),
    origin: siteOrigin,
    source: { projectId: firebase.projectId },
  });
}

/** production when `.env` or the environment names any part of a real project, else emulator. */
function modeOfConfiguration(): 'production' | 'emulator' {
  const named = Object.values(loadEnv('production', root, 'VITE_FIREBASE_'));
  if (named.some((value) => value.trim() !== '')) return 'production';
  console.log('  No .env names a Firebase project: built for the local suite (npm start).');
  return 'emulator';
}
