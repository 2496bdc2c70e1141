import { parseArgs } from 'node:util';
import { buildFunctions } from '../functions/build.mjs';
import { sweepRegularly } from './backend/clock.ts';
import { runCommand } from './backend/command.ts';
import { describeShop } from './backend/description.ts';
import { portOffset as wantedOffset } from './backend/ports.ts';
import { sayWhenStopping } from './backend/processes/shutdown.ts';
import { buildSite } from './backend/site.ts';
import { startSteps } from './backend/steps.ts';
import { requireSuitePorts, startSuite } from './backend/suite.ts';

/**
 * `npm start`: the built shop on the whole local suite, with seeded data. `--keep` preserves the data; `--empty` starts
 * as a new Firebase project does, without any.
 */
await runCommand(async () => {
  const { keep, empty } = parseArgs({
    options: {
      keep: { type: 'boolean', default: false },
      empty: { type: 'boolean', default: false },
    },
  }).values;
  const portOffset = wantedOffset();
  await requireSuitePorts(portOffset);

  const steps = startSteps();
  sayWhenStopping();
  await buildFunctions();
  const emulators = steps.run('suite', () => startSuite({ portOffset, keep }));
  // Loaded while the emulators start.
  const [seeding, prerendering] = [import('./seed/seed.ts'), import('./prerender/site.ts')];
  const [suite] = await Promise.all([
    emulators,
    steps.run('site', () => buildSite({ mode: 'emulator', portOffset })),
  ]);
  if (!suite.restored && !empty) {
    const { seedShop } = await seeding;
    await steps.run('seed', () => seedShop({ portOffset }));
  }
  await steps.run('pages', async () => (await prerendering).fillLocalSite(portOffset));

  const { ports } = suite;
  const address = `http://127.0.0.1:${ports.hosting}`;
  await sweepRegularly(portOffset, address);
  console.log(
    describeShop({
      ...{ command: 'npm start', address, ports, portOffset, took: steps.total(), keep },
      hasAccounts: suite.restored || !empty,
    }),
  );
  throw await suite.failed;
});
