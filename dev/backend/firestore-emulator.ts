import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cachedJar, firebaseCommand } from './firebase-tools.ts';
import { MissingProgramError, programPath } from './programs.ts';

const component = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

const howToGetIt =
  'The Firestore emulator is not on this machine: connect to the internet once, so that it can be downloaded; ' +
  'or install the Google Cloud component cloud-firestore-emulator (Debian: google-cloud-cli-firestore-emulator); ' +
  'or set FIRESTORE_EMULATOR_BINARY_PATH to its jar.';

/** Where to look. Tests use other paths than this machine's. */
interface Surroundings {
  readonly environment: NodeJS.ProcessEnv;
  /** File list of the emulator's Debian package, one path per line. */
  readonly debianFiles: string;
  /** Makes firebase-tools download the jar; may fail. */
  readonly download: () => Promise<void>;
}

const thisMachine: Surroundings = {
  environment: process.env,
  debianFiles: '/var/lib/dpkg/info/google-cloud-cli-firestore-emulator.list',
  download,
};

/**
 * The jar of Google's Firestore emulator: the one that FIRESTORE_EMULATOR_BINARY_PATH names, the one that
 * firebase-tools has downloaded, the one of the Google Cloud SDK, or a fresh download. The SDK comes before the
 * download, because a machine without internet would wait for it at every start.
 * @throws MissingProgramError that names every way to get it.
 */
export async function findFirestoreEmulator(around: Surroundings = thisMachine): Promise<string> {
  const named = around.environment['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new MissingProgramError(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${named}, where there is no file.`,
    );
  }
  const cached = await cachedJar('firestore', around.environment);
  if (existsSync(cached)) return cached;
  const ofSdk = await jarOfCloudSdk(around);
  if (ofSdk) return ofSdk;
  await around.download();
  if (existsSync(cached)) return cached;
  throw new MissingProgramError(howToGetIt);
}

async function jarOfCloudSdk(around: Surroundings): Promise<string | null> {
  const gcloud = await programPath('gcloud', around.environment['PATH']);
  const roots = [
    around.environment['CLOUDSDK_ROOT_DIR'],
    ...(gcloud ? [dirname(dirname(await realpath(gcloud)))] : []),
  ];
  const jars = roots.flatMap((folder) => (folder ? [join(folder, component)] : []));
  const listed = await readFile(around.debianFiles, 'utf8').catch(() => '');
  jars.push(...listed.split('\n').filter((line) => line.endsWith(component)));
  return jars.find((jar) => existsSync(jar)) ?? null;
}

async function download(): Promise<void> {
  console.log('Downloading the Firestore emulator (60 MB, once) …');
  const child = spawn(process.execPath, [firebaseCommand(), 'setup:emulators:firestore'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  await once(child, 'exit');
}
