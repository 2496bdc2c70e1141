import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { pagesFolder, root, siteFolder } from './folders.ts';
import { onShutdown } from './processes/shutdown.ts';

/** The target of a build: the local suite at an offset, or the real project that `.env` names. */
export type SiteTarget =
  | { readonly mode: 'emulator'; readonly portOffset: number; readonly folder?: string }
  | { readonly mode: 'production' };

/**
 * Builds the site with Vite: into a separate folder per suite, into `dist` for the real project; beside it the
 * prerendering program.
 * @throws Error with Vite's output.
 */
export async function buildSite(target: SiteTarget): Promise<void> {
  const environment = { ...process.env };
  // A deployed page never connects to emulators, whatever the shell's environment.
  delete environment['VITE_EMULATOR_PORT_OFFSET'];
  let folder = 'dist';
  if (target.mode === 'emulator') {
    environment['VITE_EMULATOR_PORT_OFFSET'] = String(target.portOffset);
    folder = target.folder ?? siteFolder(target.portOffset);
  }
  const offset = target.mode === 'emulator' ? target.portOffset : null;
  const mode = ['--mode', target.mode, '--emptyOutDir', '--logLevel', 'warn'];
  await Promise.all([
    vite(['build', '--outDir', folder, '--manifest', ...mode], environment),
    vite(
      ['build', '--ssr', 'src/app/prerender.tsx', '--outDir', pagesFolder(offset), ...mode],
      environment,
    ),
  ]);
}

/** A variant of the site: with React's development checks, or in the pseudo-language. */
const VARIANTS = {
  // Hydration mismatches, missing keys and other warnings reach the console.
  checks: { NODE_ENV: 'development' },
  pseudo: { SHOP_LANGUAGE: 'pseudo' },
} as const;

/**
 * Builds a variant of the site of the suite at an offset, without a prerendering program.
 * @param folder the target, relative to the root
 * @throws Error with Vite's output.
 */
export async function buildVariant(
  variant: keyof typeof VARIANTS,
  portOffset: number,
  folder: string,
): Promise<void> {
  const mode = ['--mode', 'emulator', '--emptyOutDir', '--logLevel', 'warn'];
  await vite(['build', '--outDir', folder, '--manifest', ...mode], {
    ...process.env,
    ...VARIANTS[variant],
    VITE_EMULATOR_PORT_OFFSET: String(portOffset),
  });
}

async function vite(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  const end = async (): Promise<void> => {
    child.kill();
    await closed;
  };
  const forget = onShutdown(end, () => child.kill('SIGKILL'));
  const [[code], stdout, stderr] = await Promise.all([
    closed,
    text(child.stdout),
    text(child.stderr),
  ]);
  forget();
  if (code !== 0) throw new Error(`The site does not build.\n${withoutStack(stdout + stderr)}`);
}

/** Removes the stack: it points into Vite and hides the message. */
function withoutStack(output: string): string {
  const lines = output.split('\n').filter((line) => !/^\s+at /.test(line));
  return lines.join('\n').trim();
}
