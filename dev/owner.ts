import { parseArgs } from 'node:util';
import { runCommand } from './backend/command.ts';
import { emulatorEnvironment, portOffset, projectId } from './backend/ports.ts';

/**
 * `npm run owner -- --project <id> --email <email> --confirm`: makes the account of an email the shop's first owner.
 * A real project needs the key of a service account in GOOGLE_APPLICATION_CREDENTIALS; without `--project` it is that
 * of the running suite. Without `--confirm` it only prints the change. It refuses
 * when an owner exists, because owners grant the role in the staff area; `--force` is for a shop whose owners are
 * unreachable.
 */
await runCommand(async () => {
  const {
    project: wanted,
    email,
    confirm,
    force,
  } = parseArgs({
    options: {
      project: { type: 'string' },
      email: { type: 'string' },
      confirm: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  }).values;
  if (!email) {
    throw new Error('Say which: npm run owner -- --project <id> --email <email> --confirm');
  }
  if (wanted === undefined) Object.assign(process.env, emulatorEnvironment(portOffset()));
  const project = wanted ?? projectId;
  Object.assign(process.env, { GCLOUD_PROJECT: project, GOOGLE_CLOUD_PROJECT: project });
  // After the project is set: the Admin SDK takes it from the environment.
  const { accountOf, changeRole } = await import('../functions/src/team/roles.ts');
  const person = await accountOf(email.trim().toLowerCase());
  if (!person) throw new Error(`Nobody has registered with ${email} in ${project}.`);
  if (!person.emailVerified) {
    throw new Error(
      `${email} is not confirmed yet. Open the link in the confirmation email, then run this again. ` +
        'To get a new link, sign in to the shop and press “Send confirmation email” under Profile.',
    );
  }
  const whom = `${email} (uid ${person.uid}) in ${project}`;
  if (!confirm) {
    console.log(`Would make ${whom} an owner. Nothing was changed: add --confirm.`);
    return;
  }
  const by = { uid: 'npm run owner', email: '' };
  const change = { person, role: 'owner', by, now: Date.now() } as const;
  const changed = await changeRole(change, (owners) =>
    owners.length > 0 && !force ? 'owner-exists' : null,
  );
  if ('refusal' in changed) {
    throw new Error(
      `${project} has an owner, who can make others in the staff area under Team. Nothing was changed.`,
    );
  }
  console.log(`${whom} is an owner now, and was before: ${changed.before}.`);
  console.log('The claim, the team’s list and the audit say so. It holds from the next sign-in.');
});
