import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { watchFunctions } from '../functions/build.mjs';
import { sweepRegularly } from './backend/clock.ts';
import { runCommand } from './backend/command.ts';
import { describeShop } from './backend/description.ts';
import { root } from './backend/folders.ts';
import { requireFreePorts } from './backend/port-owners.ts';
import { portOffset as wantedOffset, portsAt } from './backend/ports.ts';
import { sayWhenStopping } from './backend/processes/shutdown.ts';
import { startSteps } from './backend/steps.ts';
import { requireSuitePorts, startSuite } from './backend/suite.ts';
import { seedShop } from './seed/seed.ts';

/**
 * `npm run dev`: the local suite, with the site served by Vite (changes show at once) and the functions bundled again
 * at every change. Hosting runs too, for its rewrites to the functions; the site it serves is the last build.
 */
await runCommand(async () => {
  const { keep } = parseArgs({ options: { keep: { type: 'boolean', default: false } } }).values;
  const portOffset = wantedOffset();
  const { vite, hosting } = portsAt(portOffset);
  await requireSuitePorts(portOffset);
  await requireFreePorts({ vite });
  const address = `http://127.0.0.1:${vite}`;

  const steps = startSteps();
  sayWhenStopping();
  await bundleAndWatch();
  const suite = await steps.run('suite', () => startSuite({ portOffset, keep, origin: address }));
  if (!suite.restored) await steps.run('seed', () => seedShop({ portOffset }));

  process.env['VITE_EMULATOR_PORT_OFFSET'] = String(portOffset);
  const server = await createServer({
    root,
    mode: 'emulator',
    server: {
      host: '127.0.0.1',
      port: vite,
      strictPort: true,
      watch: { ignored: ['**/.local/**', '**/dist/**', '**/functions/**'] },
      proxy: { '/api': `http://127.0.0.1:${hosting}`, '/feeds': `http://127.0.0.1:${hosting}` },
    },
  });
  await server.listen();
  await sweepRegularly(portOffset, address);
  console.log(
    describeShop({
      command: 'npm run dev',
      address,
      ports: suite.ports,
      portOffset,
      took: steps.total(),
      keep,
      hasAccounts: true,
    }),
  );
  throw await suite.failed;
});

/** Resolves after the first bundle; the suite itself reloads the functions whenever a new one is written. */
async function bundleAndWatch(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const bundled = watchFunctions(({ changed, errors }) => {
      for (const error of errors) console.error(`  functions: ${error}`);
      if (changed) console.log('  functions: bundled');
      resolve();
    });
    bundled.catch(reject);
  });
}
