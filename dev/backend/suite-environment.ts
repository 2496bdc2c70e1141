import { join } from 'node:path';
import { findFirestoreEmulator } from './firestore-emulator.ts';
import type { Emulator } from './ports.ts';
import { MARKER } from './processes.mjs';
import { ensureJava } from './programs.ts';
import { prepareJava } from './storage-runtime.ts';

/** What could lead the suite to another one, or to a real project. */
const unwanted = new Set([
  'GOOGLE_APPLICATION_CREDENTIALS',
  'FIREBASE_TOKEN',
  'FIREBASE_CONFIG',
  'FIREBASE_EMULATOR_HUB',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
]);

/**
 * Finds or makes what these emulators run with.
 * @returns the variables that tell firebase-tools where it lies.
 * @throws MissingProgramError, or an Error that names the wrong line of `storage.rules`.
 */
export async function findPrograms(only: readonly Emulator[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  if (only.includes('firestore') || only.includes('storage')) {
    Object.assign(found, await prepareJava(await ensureJava()));
  }
  if (only.includes('firestore')) {
    found['FIRESTORE_EMULATOR_BINARY_PATH'] = await findFirestoreEmulator();
  }
  return found;
}

/**
 * The environment of firebase-tools, which keeps it to itself: blobs, sockets and the address of its hub lie in
 * `temporary` (by names that do not tell two copies apart), and a login to a real project stays unknown.
 * @param marker what all processes of this suite are found by.
 */
export function suiteEnvironment(
  programs: Readonly<Record<string, string>>,
  temporary: string,
  marker: string,
): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !unwanted.has(name));
  return {
    ...Object.fromEntries(inherited),
    ...programs,
    [MARKER]: marker,
    TMPDIR: temporary,
    XDG_CONFIG_HOME: join(temporary, 'config'),
    // Functions are read through a file: asking them over a port could take one that another emulator wants.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
  };
}
