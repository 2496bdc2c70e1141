import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeFailure } from '../backend/failure.ts';

export const repository = resolve(import.meta.dirname, '../..');

/** The folder of every runner's full output, one file per step. */
export const logs = join(repository, '.local/logs');

/** How a tool ended. `code` is null when it could not start, or was stopped. */
export interface Ending {
  readonly code: number | null;
  /** Standard output and standard error, as they came. */
  readonly output: string;
  /** The file that holds `output`. */
  readonly log: string;
  readonly seconds: number;
}

interface Run {
  /** Names the log. */
  readonly name: string;
  /** A tool of node_modules/.bin, and its arguments. */
  readonly line: readonly [tool: string, ...args: string[]];
  readonly environment?: NodeJS.ProcessEnv;
  /** Timeout in minutes: then the tool and its children are stopped, and it counts as failed. */
  readonly minutes: number;
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE = 5_000;

/** Runs a tool to its end and collects its output. Never rejects: a tool that cannot start has failed. */
export function runTool({ name, line, environment, minutes, signal }: Run): Promise<Ending> {
  const [tool, ...args] = line;
  const started = performance.now();
  mkdirSync(logs, { recursive: true });
  const log = join(logs, `${name}.log`);
  const file = createWriteStream(log);
  const chunks: string[] = [];
  const keep = (chunk: string): void => {
    chunks.push(chunk);
    file.write(chunk);
  };

  return new Promise((done) => {
    // A separate process group, so that stopping it stops its children too.
    const child = spawn(join(repository, 'node_modules/.bin', tool), args, {
      cwd: repository,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...environment },
    });
    const end = (code: number | null): void => {
      clearTimeout(clock);
      signal?.removeEventListener('abort', stop);
      file.end();
      done({ code, output: chunks.join(''), log, seconds: (performance.now() - started) / 1000 });
    };
    const stop = (): void => {
      kill(child.pid, 'SIGTERM');
      setTimeout(() => kill(child.pid, 'SIGKILL'), GRACE).unref();
    };
    const clock = setTimeout(() => {
      keep(`\n${name} was stopped: it took longer than ${minutes} minutes.\n`);
      stop();
    }, minutes * 60_000);

    // Such as a full disk.
    file.once('error', (error) => {
      chunks.push(`\n${describeFailure(error)}\n`);
      stop();
    });
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => {
      keep(`${tool} could not be started: ${error.message}\n`);
      end(null);
    });
    child.once('close', end);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
  });
}

function kill(pid: number | undefined, how: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, how);
  } catch {
    // The group has ended by itself.
  }
}
