import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { type LaunchResult, openResults } from '../src/domain/launch/launch-check.ts';
import { words } from '#text/admin/launch.ts';
import { runCommand } from './backend/command.ts';
import { root } from './backend/folders.ts';
import { emulatorEnvironment, portOffset, projectId } from './backend/ports.ts';
import { googleApi } from './doctor/google-api.ts';
import { runChecks } from './doctor/run-checks.ts';

const MARKS = { ok: '✓', todo: '✗', unknown: '?', local: '–' } as const;

/**
 * `npm run doctor -- --project <id>`: reports what a Firebase project still needs before the shop opens, with what to
 * do for each, and stores the report for the staff overview (`health/launch`). It needs the key of a service account
 * in GOOGLE_APPLICATION_CREDENTIALS; without `--project` it checks the running suite. Changes nothing else. Exits with
 * code 1 while something is open.
 */
await runCommand(async () => {
  const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
  const id = project ?? projectId;
  Object.assign(process.env, { GCLOUD_PROJECT: id, GOOGLE_CLOUD_PROJECT: id });
  if (project === undefined) Object.assign(process.env, emulatorEnvironment(portOffset()));
  const isLocal = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  // With an emulator, looking for Google's metadata server only logs a warning.
  if (isLocal) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const env = loadEnv('production', root, 'VITE_');
  // After the project is set: the Admin SDK takes it from the environment.
  const { store, toFirestore } = await import('../functions/src/platform/store.ts');
  const now = Date.now();
  const results = await runChecks({
    project: id,
    google: isLocal ? null : googleApi(id),
    store: store(),
    env: env['VITE_FIREBASE_PROJECT_ID'] ? env : null,
    readFile: (path) => readFile(join(root, path), 'utf8'),
    now,
  });
  await store()
    .doc('health/launch')
    .set(toFirestore({ at: now, project: id, results }));
  results.forEach(print);
  const open = openResults(results).length;
  console.log(`\n${id}: ${words.summary(open)}`);
  if (open > 0) process.exitCode = 1;
});

function print({ id, state, details }: LaunchResult): void {
  const { title, todo } = words.checks[id];
  console.log(`${MARKS[state]} ${title}${state === 'local' ? `  (${words.local})` : ''}`);
  if (state === 'ok' || state === 'local') return;
  for (const detail of details) console.log(`    ${detail}`);
  console.log(`    ${state === 'unknown' ? words.unknown : todo}`);
}
