import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findFirestoreEmulator } from '../backend/firestore-emulator.ts';
import { cacheFolder } from '../backend/folders.ts';
import { ensureJavac, MissingProgramError } from '../backend/programs.ts';

const sources = ['StorageRulesRuntime.java', 'StorageRequest.java', 'ConfirmedChannel.java'].map(
  (name) => join(import.meta.dirname, name),
);

/** A few rulesets and requests need little memory, and a light compiler starts fastest. */
const javaOptions = ['-Xms16m', '-Xmx64m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/**
 * The arguments for `java` that start the rules runtime.
 * @param mode `confirmed` for firebase-tools, which loses answers that arrive together.
 * @throws MissingProgramError where there is no JDK, or a Firestore emulator without Google's rules engine.
 */
export async function runtimeArguments(mode?: 'confirmed'): Promise<readonly string[]> {
  const jar = await findFirestoreEmulator();
  const classPath = [jar, await compile(jar)].join(delimiter);
  return [...javaOptions, '-cp', classPath, 'StorageRulesRuntime', ...(mode ? [mode] : [])];
}

/** Compiles the runtime, unless these classes are cached. Returns their folder. */
async function compile(jar: string, cache = cacheFolder): Promise<string> {
  const { size, mtimeMs } = await stat(jar);
  const hash = createHash('sha256').update(`${jar} ${size} ${mtimeMs}`);
  for (const source of sources) hash.update(await readFile(source));
  const key = hash.digest('hex');
  const classes = join(cache, `storage-rules-${key.slice(0, 16)}`);
  if (existsSync(classes)) return classes;
  const javac = await ensureJavac();
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${classes}.`);
  try {
    // The jar declares annotation processors that it does not contain.
    const options = ['-proc:none', '-nowarn', '--release', '11', '-cp', jar, '-d', unfinished];
    await promisify(execFile)(javac, [...options, ...sources]);
    await rename(unfinished, classes);
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    // Another copy of the suite was faster.
    if (existsSync(classes)) return classes;
    throw new MissingProgramError(
      `${jar} lacks the rules engine that the local Storage emulator needs: install a current Firestore emulator, or ` +
        'download the Storage rules runtime (npx firebase setup:emulators:storage).',
      { cause },
    );
  }
  return classes;
}
