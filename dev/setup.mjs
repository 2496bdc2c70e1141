/**
 * Entry point of every command: `node dev/setup.mjs <command> [arguments]` installs missing or changed packages, then
 * runs dev/<command>.ts in this process, so that signals, terminal and exit code are its own. Without a command it only
 * installs. Uses Node's own modules only: a fresh clone has nothing else.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isInstalled, markInstalled } from './backend/installed.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** Commands that do not need the packages of functions/. */
const rootOnly = new Set(['build', 'format', 'letters', 'picture', 'pins', 'seed']);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Franch needs Node 20.19 or newer, and this is ${process.version}: install a newer one.`);
}

const [command, ...args] = process.argv.slice(2);
const script = join(here, `${command}.ts`);
if (command !== undefined && (!/^[a-z]+$/.test(command) || !existsSync(script))) {
  stop(`There is no command "${command}": package.json lists them under "scripts".`);
}

await install(root, 'the packages (the first time, about a minute)');
if (!rootOnly.has(command ?? ''))
  await install(join(root, 'functions'), 'the packages of functions/');

if (command !== undefined) {
  process.argv = [process.execPath, script, ...args];
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(script).href);
}

/**
 * @param {string} folder
 * @param {string} what
 */
async function install(folder, what) {
  if (await isInstalled(folder)) return;
  console.log(`Installing ${what} …`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn('npm', ['ci', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const forward = (/** @type {NodeJS.Signals} */ signal) => npm.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  /** @type {Promise<string | number | null>} */
  const end = new Promise((resolve) => {
    npm.on('error', ({ message }) => resolve(message));
    npm.on('exit', (code, signal) => resolve(code ?? signal));
  });
  const ended = await end;
  process.off('SIGINT', forward).off('SIGTERM', forward);
  if (ended !== 0) stop(`The packages could not be installed: npm ended with ${ended}.`);
  await markInstalled(folder);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
