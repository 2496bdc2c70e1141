import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from './folders.ts';

const tools = join(root, 'node_modules/firebase-tools/lib');

/** The path of the Firebase CLI, to be run with Node. */
export function firebaseCommand(): string {
  return join(tools, 'bin/firebase.js');
}

/** Where firebase-tools caches the jar of a downloaded emulator; the file may not exist. */
export async function cachedJar(
  emulator: 'firestore' | 'storage',
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const known = JSON.parse(
    await readFile(join(tools, 'emulator/downloadableEmulatorInfo.json'), 'utf8'),
  ) as Record<typeof emulator, { downloadPathRelativeToCacheDir: string }>;
  const folder =
    environment['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  return join(folder, known[emulator].downloadPathRelativeToCacheDir);
}
