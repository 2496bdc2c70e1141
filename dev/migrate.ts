import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { runCommand } from './backend/command.ts';
import { emulatorEnvironment, portOffset, projectId } from './backend/ports.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { runMigration } from './migrations/migration.ts';

/**
 * `npm run migrate`: migrates the data of the running suite to this version; `-- --project <id>` that of a real
 * project, with the key of a service account in GOOGLE_APPLICATION_CREDENTIALS. `--dry-run` lists the changes and
 * writes nothing. Safe to run twice and while the shop sells.
 */
await runCommand(async () => {
  const { project, 'dry-run': isDryRun } = parseArgs({
    options: {
      project: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  }).values;
  if (project === undefined) Object.assign(process.env, emulatorEnvironment(portOffset()));
  // With an emulator, looking for Google's metadata server only logs a warning.
  if (process.env['FIRESTORE_EMULATOR_HOST']) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const app = initializeApp({ projectId: project ?? projectId });
  for (const migration of MIGRATIONS) {
    console.log(`${migration.id}: ${migration.summary}`);
    const changed = await runMigration(getFirestore(app), migration, {
      isDryRun,
      report: (path) => console.log(`  ${path}`),
    });
    console.log(`  ${outcome(changed, isDryRun)}`);
  }
  await deleteApp(app);
});

function outcome(changed: number | null, isDryRun: boolean): string {
  if (changed === null) return 'Done before: nothing to do.';
  return isDryRun
    ? `Would change ${changed} documents. Nothing was written.`
    : `Changed ${changed} documents.`;
}
