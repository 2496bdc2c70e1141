import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cachedJar } from './firebase-tools.ts';
import { findFirestoreEmulator } from './firestore-emulator.ts';

const component = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
let folder = '';
let environment: NodeJS.ProcessEnv = {};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-'));
  environment = { FIREBASE_EMULATORS_PATH: join(folder, 'downloads'), PATH: join(folder, 'bin') };
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'jar', { mode: 0o755 });
  return path;
}

function find(download = (): Promise<void> => Promise.resolve()): Promise<string> {
  const debianFiles = join(folder, 'debian.list');
  return findFirestoreEmulator({ environment, debianFiles, download });
}

describe('the Firestore emulator', () => {
  it('is the one that the environment names before every other, even if it is missing', async () => {
    await put(await cachedJar('firestore', environment));
    const named = await put(join(folder, 'named.jar'));
    environment['FIRESTORE_EMULATOR_BINARY_PATH'] = named;
    expect(await find()).toBe(named);
    await rm(named);
    await expect(find()).rejects.toThrow(/FIRESTORE_EMULATOR_BINARY_PATH names .*named\.jar/);
  });

  it('is the one that firebase-tools has downloaded, before that of the Cloud SDK', async () => {
    const cached = await put(await cachedJar('firestore', environment));
    environment['CLOUDSDK_ROOT_DIR'] = join(folder, 'sdk');
    await put(join(folder, 'sdk', component));
    expect(await find()).toBe(cached);
  });

  it('is that of the Cloud SDK, wherever it is installed', async () => {
    const jar = await put(join(folder, 'sdk', component));
    environment['CLOUDSDK_ROOT_DIR'] = join(folder, 'sdk');
    expect(await find()).toBe(jar);

    delete environment['CLOUDSDK_ROOT_DIR'];
    await put(join(folder, 'sdk/bin/gcloud'));
    await mkdir(join(folder, 'bin'));
    await symlink(join(folder, 'sdk/bin/gcloud'), join(folder, 'bin/gcloud'));
    expect(await find()).toBe(jar);

    await writeFile(join(folder, 'debian.list'), `/usr\n${jar}\n`);
    environment['PATH'] = '';
    expect(await find()).toBe(jar);
  });

  it('is downloaded when it is not installed, and else reported with all ways to get it', async () => {
    await expect(find()).rejects.toThrow(
      /internet.*google-cloud-cli-firestore-emulator.*FIRESTORE_EMULATOR_BINARY_PATH/,
    );
    const cached = await cachedJar('firestore', environment);
    expect(await find(async () => void (await put(cached)))).toBe(cached);
  });
});
