import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { cachedJar } from '../backend/firebase-tools.ts';
import { cacheFolder, root } from '../backend/folders.ts';
import { replaceFile } from '../backend/replace-file.ts';
import { LoadError } from './fault.ts';
import { loadRules } from './ruleset.ts';

/**
 * A small initial heap and a light compiler. But the Firestore emulator retains memory of every page that ever
 * listened: with 512 MB it ran out of memory, and hung, after some 130 browser flows.
 */
const javaOptions = '-Xms64m -Xmx2g -XX:+UseSerialGC -XX:TieredStopAtLevel=1';

const standIn = join(cacheFolder, 'storage-rules.mjs');
/** firebase-tools only checks that this file exists; the launcher recognises it by name. */
const notAJar = join(cacheFolder, 'storage-rules-stand-in.jar');

/**
 * Prepares a `java` that comes first on the PATH of firebase-tools: it starts the real one with limited memory and,
 * where Google's Storage rules runtime is not installed, redirects the call to our stand-in.
 * @returns the variables that the environment of firebase-tools needs.
 * @throws Error when the stand-in refuses `storage.rules`, naming the line: firebase-tools would continue and deny
 * everything.
 */
export async function prepareJava(java: string): Promise<Record<string, string>> {
  const shims = join(cacheFolder, 'bin');
  const official = existsSync(await cachedJar('storage'));
  if (!official) {
    await checkRules();
    const bundle = await build({
      entryPoints: [join(root, 'dev/storage-rules/server.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      write: false,
    });
    await replaceFile(standIn, bundle.outputFiles[0]?.contents ?? '');
    await replaceFile(notAJar, 'Not a jar: dev/storage-rules stands in for it.\n', 0o755);
  }
  await replaceFile(join(shims, 'java'), launcher(java, official), 0o755);
  return {
    PATH: `${shims}:${process.env['PATH'] ?? ''}`,
    ...(official ? {} : { STORAGE_EMULATOR_BINARY_PATH: notAJar }),
  };
}

function launcher(java: string, official: boolean): string {
  const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`)}'`;
  const handOver = `case " $* " in *${quoted(` -jar ${notAJar} serve `)}*)
  exec ${quoted(process.execPath)} ${quoted(standIn)} ;;
esac
`;
  return `#!/bin/sh
# Made by dev/storage-rules/java-launcher.ts for firebase-tools alone.
${official ? '' : handOver}exec ${quoted(java)} ${javaOptions} "$@"
`;
}

async function checkRules(): Promise<void> {
  const source = await readFile(join(root, 'storage.rules'), 'utf8');
  try {
    loadRules(source);
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    throw new Error(`storage.rules, line ${error.line}: ${error.message}`, { cause: error });
  }
}
