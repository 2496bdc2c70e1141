import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder } from './folders.ts';
import { cachedJar, firebaseCommand } from './firebase-tools.ts';
import { launcherJar } from './launcher-jar.ts';
import { MissingProgramError, programPath } from './programs.ts';

const component = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const debianFiles = '/var/lib/dpkg/info/google-cloud-cli-firestore-emulator.list';
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

const howToGetIt =
  'The Firestore emulator is not on this machine: connect to the internet once, so that it can be downloaded; ' +
  'or install the Google Cloud component cloud-firestore-emulator (Debian: google-cloud-cli-firestore-emulator); ' +
  'or set FIRESTORE_EMULATOR_BINARY_PATH to its jar.';

/**
 * The jar of Google's Firestore emulator, to be run with `java -jar`: the one that FIRESTORE_EMULATOR_BINARY_PATH
 * names, the one that firebase-tools has downloaded, the one of the Google Cloud SDK, or a fresh download. The
 * SDK comes before the download, because a machine without internet would wait for it at every start.
 * @throws MissingProgramError that names every way to get it.
 */
export async function findFirestoreEmulator(): Promise<string> {
  const named = process.env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new MissingProgramError(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${named}, where there is no file.`,
    );
  }
  const cached = await cachedJar('firestore');
  if (existsSync(cached)) return cached;
  const ofSdk = await jarOfCloudSdk();
  if (ofSdk) return writeLauncher(ofSdk);
  console.log('Downloading the Firestore emulator (60 MB, once) …');
  await download();
  if (existsSync(cached)) return cached;
  throw new MissingProgramError(howToGetIt);
}

async function jarOfCloudSdk(): Promise<string | null> {
  const gcloud = await programPath('gcloud');
  const roots = [
    process.env['CLOUDSDK_ROOT_DIR'],
    ...(gcloud ? [dirname(dirname(await realpath(gcloud)))] : []),
  ];
  const jars = roots.flatMap((folder) => (folder ? [join(folder, component)] : []));
  const listed = await readFile(debianFiles, 'utf8').catch(() => '');
  jars.push(...listed.split('\n').filter((line) => line.endsWith(component)));
  return jars.find((jar) => existsSync(jar)) ?? null;
}

/** The SDK's jar has no main class in its manifest: a launcher beside it names the class. */
async function writeLauncher(jar: string): Promise<string> {
  const launcher = join(cacheFolder, 'firestore-emulator.jar');
  const bytes = launcherJar(mainClass, pathToFileURL(jar));
  const present = await readFile(launcher).catch(() => null);
  if (!present?.equals(bytes)) {
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(launcher, bytes);
  }
  return launcher;
}

async function download(): Promise<void> {
  const child = spawn(process.execPath, [firebaseCommand(), 'setup:emulators:firestore'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  await once(child, 'exit');
}
