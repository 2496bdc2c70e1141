import { readFile } from 'node:fs/promises';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { bucket, portsAt, projectId } from '../backend/ports.ts';

const HOST = '127.0.0.1';

/** The suite is not running: nothing was written. */
export class NoSuiteError extends Error {}

/** The local emulators, and nothing else. */
export interface LocalBackend {
  readonly auth: Auth;
  readonly firestore: Firestore;
  /**
   * Deletes every document and every account, and enables Auth's email enumeration protection, the default of new
   * projects.
   */
  readonly reset: () => Promise<void>;
  /** Uploads a file below `public` to the bucket under a name; does nothing where no Storage runs. */
  readonly upload: (name: string, file: string) => Promise<void>;
  /**
   * Runs `work` with Firestore triggers disabled: thousands of seeded products would each start one, and all would
   * count as changed since the pages were built. Does nothing extra where no functions run.
   */
  readonly withoutTriggers: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Runs some work against the emulators on this machine, then closes the connection so that the process can end. The
 * addresses are set here: a seed can't reach a real project, whatever the environment.
 * @throws NoSuiteError when one of the emulators does not answer.
 */
export async function withLocalBackend<Result>(
  portOffset: number,
  work: (backend: LocalBackend) => Promise<Result>,
): Promise<Result> {
  const ports = portsAt(portOffset);
  const firestoreHost = `${HOST}:${ports.firestore}`;
  const authHost = `${HOST}:${ports.auth}`;
  await Promise.all([answers('Firestore', firestoreHost), answers('Auth', authHost)]);
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  // Outside Google Cloud there is no metadata server; looking for one only logs a warning.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  const app: App = initializeApp({ projectId }, `seed-${portOffset}-${Date.now()}`);
  try {
    const firestore = getFirestore(app);
    firestore.settings({ ignoreUndefinedProperties: true });
    return await work({
      auth: getAuth(app),
      firestore,
      reset: async () => {
        await Promise.all([
          clear(
            `http://${firestoreHost}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
          ),
          clear(`http://${authHost}/emulator/v1/projects/${projectId}/accounts`),
        ]);
        await keepAccountsPrivate(authHost);
      },
      upload: (name, file) => upload(`${HOST}:${ports.storage}`, name, file),
      withoutTriggers: (inner) => withoutTriggers(`${HOST}:${ports.hub}`, inner),
    });
  } finally {
    await deleteApp(app);
  }
}

/** The emulator hub's own switch, as `withFunctionTriggersDisabled` of rules-unit-testing uses it. */
async function withoutTriggers(hub: string, work: () => Promise<void>): Promise<void> {
  const turn = (what: string): Promise<boolean> =>
    fetch(`http://${hub}/functions/${what}BackgroundTriggers`, { method: 'PUT' }).then(
      ({ ok }) => ok,
      () => false,
    );
  const wasRunning = await turn('disable');
  const failure = await work().then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // The suite must not stay without triggers because a seed failed.
  if (wasRunning && !(await turn('enable')))
    throw new Error('The triggers of the functions could not be switched on again.');
  if (failure) throw failure.error;
}

async function upload(host: string, name: string, file: string): Promise<void> {
  const body = await readFile(new URL(`../../public${file}`, import.meta.url));
  const address = `http://${host}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${encodeURIComponent(name)}`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'image/webp' };
  const response = await fetch(address, { method: 'POST', headers, body }).catch(() => null);
  if (response && !response.ok)
    throw new Error(`Could not upload a picture to the emulator (${response.status}): ${name}`);
}

async function answers(name: string, host: string): Promise<void> {
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(3000) });
  } catch (cause) {
    throw new NoSuiteError(`No ${name} emulator answers on ${host}: start the suite first.`, {
      cause,
    });
  }
}

/** Without this the emulator reveals which addresses have an account; new real projects have it enabled. */
async function keepAccountsPrivate(authHost: string): Promise<void> {
  const address = `http://${authHost}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`;
  const response = await fetch(address, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`Could not configure the emulator (${response.status}).`);
}

/** The emulators' own endpoint for clearing data: a real project has none. */
async function clear(address: string): Promise<void> {
  const response = await fetch(address, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  if (!response.ok)
    throw new Error(`Could not empty the emulator (${response.status}): ${address}`);
}
