import { join } from 'node:path';
import { findFirestoreEmulator } from './firestore-emulator.ts';
import type { Emulator } from './ports.ts';
import { MARKER } from './processes/processes.mjs';
import { ensureJava } from './programs.ts';
import { prepareJava } from '../storage-rules/java-launcher.ts';

/** Variables that could point the suite to another one, or to a real project. */
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
 * Finds or prepares the programs of these emulators.
 * @returns the variables that tell firebase-tools their paths.
 * @throws MissingProgramError, or an Error that names the wrong line of `storage.rules`.
 */
export async function findPrograms(only: readonly Emulator[]): Promise<Record<string, string>> {
  const environment: Record<string, string> = {};
  if (only.includes('firestore') || only.includes('storage')) {
    Object.assign(environment, await prepareJava(await ensureJava()));
  }
  if (only.includes('firestore')) {
    environment['FIRESTORE_EMULATOR_BINARY_PATH'] = await findFirestoreEmulator();
  }
  return environment;
}

/**
 * The isolated environment of firebase-tools: blobs, sockets and the address of its hub are in `temporary` (their names
 * are the same in every copy), and a login to a real project stays unknown.
 * @param marker identifies all processes of this suite.
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
    // Functions are discovered through a file: discovery over a port could take one that another emulator needs.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
  };
}
