import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A program that the machine lacks. The message is one sentence that says what to install. */
export class MissingProgramError extends Error {}

/** The oldest Java that runs the emulators. */
const OLDEST_JAVA = 11;

/** The path of a program on the PATH, or null. */
export async function programPath(
  name: string,
  path = process.env['PATH'] ?? '',
): Promise<string | null> {
  for (const folder of path.split(delimiter)) {
    const candidate = join(folder, name);
    try {
      await access(candidate, constants.X_OK);
      return candidate;
    } catch {
      // Not here: the next folder.
    }
  }
  return null;
}

/**
 * The path of `java`. On Debian and as root a missing one is installed.
 * @throws MissingProgramError
 */
export async function ensureJava(): Promise<string> {
  const version = await javaVersion();
  if (version === null || version < OLDEST_JAVA) {
    await installOnDebian(
      'default-jre-headless',
      'Java 17',
      'the local Firestore emulator needs it',
    );
  }
  const java = await programPath('java');
  if (!java) throw new MissingProgramError('Java was installed, but `java` is not on the PATH.');
  return java;
}

/**
 * The path of `javac`. On Debian and as root a missing one is installed.
 * @throws MissingProgramError
 */
export async function ensureJavac(): Promise<string> {
  const installed = await programPath('javac');
  if (installed) return installed;
  await installOnDebian(
    'default-jdk-headless',
    'a JDK',
    'the local Storage emulator compiles its rules runtime with it',
  );
  const javac = await programPath('javac');
  if (!javac) throw new MissingProgramError('A JDK was installed, but `javac` is not on the PATH.');
  return javac;
}

async function javaVersion(): Promise<number | null> {
  try {
    const { stderr } = await run('java', ['-version']);
    return Number(/version "(?<major>\d+)/.exec(stderr)?.groups?.['major'] ?? 0);
  } catch {
    return null;
  }
}

/** Chromium without a window system: the same engine with a quarter less work per page. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The path of the Chromium for browser tests: the headless shell where there is one, else a whole Chromium; CHROMIUM_PATH
 * names another one. On Debian and as root a missing one is installed.
 * @throws MissingProgramError
 */
export async function ensureChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new MissingProgramError(`CHROMIUM_PATH names ${named}, where there is no program.`);
  }
  const shell = await programPath(HEADLESS_SHELL);
  if (shell) return shell;
  const why = 'the tests in a real browser need it';
  try {
    await installOnDebian(HEADLESS_SHELL, 'Chromium', why);
    const installed = await programPath(HEADLESS_SHELL);
    if (installed) return installed;
  } catch (error) {
    if (!(error instanceof MissingProgramError)) throw error;
    const whole = await wholeChromium();
    if (whole) return whole;
  }
  await installOnDebian('chromium', 'Chromium', why);
  const installed = await wholeChromium();
  if (!installed) throw new MissingProgramError('Chromium was installed, but is not on the PATH.');
  return installed;
}

/** The path of a whole Chromium, which has the back/forward cache that the headless shell lacks; null where there is none. */
export function wholeChromium(): Promise<string | null> {
  return firstProgram(CHROMIUMS);
}

async function firstProgram(names: readonly string[]): Promise<string | null> {
  for (const name of names) {
    const foundPath = await programPath(name);
    if (foundPath) return foundPath;
  }
  return null;
}

async function installOnDebian(packageName: string, name: string, why: string): Promise<void> {
  const advice = `Please install ${name} (Debian: apt-get install ${packageName}): ${why}.`;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !(await programPath('apt-get'))) throw new MissingProgramError(advice);
  console.log(`Installing ${name}, because ${why} …`);
  try {
    await aptGet('update');
    await aptGet('install', '-y', '--no-install-recommends', packageName);
  } catch (cause) {
    throw new MissingProgramError(`${advice} The attempt to install it failed.`, { cause });
  }
}

async function aptGet(...args: string[]): Promise<void> {
  const child = spawn('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`apt-get ${args[0]} ended with ${code}`);
}
