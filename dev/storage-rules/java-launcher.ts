import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedJar } from '../backend/firebase-tools.ts';
import { cacheFolder, root } from '../backend/folders.ts';
import { replaceFile } from '../backend/replace-file.ts';
import { type Issue, RulesError, startStorageRules, type StorageRulesRuntime } from './client.ts';
import { runtimeArguments } from './runtime.ts';

/**
 * A small initial heap and a light compiler. But the Firestore emulator retains memory of every page that ever
 * listened: with 512 MB it ran out of memory, and hung, after some 130 browser flows.
 */
const javaOptions = '-Xms64m -Xmx2g -XX:+UseSerialGC -XX:TieredStopAtLevel=1';

/** firebase-tools only checks that this file exists; the launcher recognises it by name. */
const notAJar = join(cacheFolder, 'storage-rules-runtime.jar');

/** The Google Cloud SDK's Firestore emulator: its jar names no main class, which `java -jar` needs. */
const SDK_JAR = '/cloud-firestore-emulator.jar';
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Prepares a `java` that comes first on the PATH of firebase-tools: it starts the real one with limited memory, the
 * Cloud SDK's Firestore emulator by its main class and, where Google's Storage rules runtime is not installed, ours.
 * @returns the variables that the environment of firebase-tools needs.
 * @throws Error when `storage.rules` has an error or a warning, naming the line: firebase-tools would continue and deny
 * everything. MissingProgramError when our runtime cannot be compiled.
 */
export async function prepareJava(java: string): Promise<Record<string, string>> {
  const shims = join(cacheFolder, 'bin');
  const official = existsSync(await cachedJar('storage'));
  if (!official) {
    await checkRules(java);
    await replaceFile(notAJar, 'Not a jar: dev/storage-rules replaces it.\n', 0o755);
  }
  const replacement = official ? null : await runtimeArguments('confirmed');
  await replaceFile(join(shims, 'java'), launcher(java, replacement), 0o755);
  return {
    PATH: `${shims}:${process.env['PATH'] ?? ''}`,
    ...(official ? {} : { STORAGE_EMULATOR_BINARY_PATH: notAJar }),
  };
}

/**
 * The text of that `java`, a shell script.
 * @param replacement the arguments that start our Storage rules runtime; null where Google's is installed.
 */
export function launcher(java: string, replacement: readonly string[] | null): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const handOver = replacement
    ? `case " $* " in *${quoted(` -jar ${notAJar} serve `)}*)
  exec ${[java, ...replacement].map(quoted).join(' ')} ;;
esac
`
    : '';
  return `#!/bin/sh
# Made by dev/storage-rules/java-launcher.ts for firebase-tools alone.
${handOver}case " $* " in *${quoted(`${SDK_JAR} `)}*)
  for word do
    shift
    case $word in
      -jar) set -- "$@" -cp ;;
      *${SDK_JAR}) set -- "$@" "$word" ${MAIN_CLASS} ;;
      *) set -- "$@" "$word" ;;
    esac
  done ;;
esac
exec ${quoted(java)} ${javaOptions} "$@"
`;
}

/** Compiles `storage.rules`, unless the same file passed before. */
async function checkRules(java: string): Promise<void> {
  const source = await readFile(join(root, 'storage.rules'), 'utf8');
  const subject = [...(await runtimeArguments()), source].join('\n');
  const passed = join(cacheFolder, 'storage-rules-passed.txt');
  if ((await readFile(passed, 'utf8').catch(() => '')) === subject) return;
  const runtime = await startStorageRules(java);
  const issues = await issuesOf(runtime, source).finally(runtime.stop);
  if (issues.length > 0) {
    const texts = issues.map(({ line, message }) => `line ${line}: ${message}`);
    throw new Error(`storage.rules, ${texts.join('; ')}`);
  }
  await replaceFile(passed, subject);
}

async function issuesOf(runtime: StorageRulesRuntime, source: string): Promise<readonly Issue[]> {
  try {
    return (await runtime.load(source)).warnings;
  } catch (error) {
    if (error instanceof RulesError) return [error];
    throw error;
  }
}
