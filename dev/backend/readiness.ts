import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './folders.ts';

/** Output of firebase-tools when it is ready, and when it could not load the functions. */
const READY = 'All emulators ready';
const BROKEN_FUNCTIONS = 'Failed to load function definition';

/** The conditions to wait for. */
export interface Waiting {
  /** The ports that must answer HTTP, by service name. */
  readonly answering: Readonly<Record<string, number>>;
  /** The log file of firebase-tools. */
  readonly log: string;
  /** Resolves when firebase-tools ends. */
  readonly exited: Promise<unknown>;
  readonly timeout: number;
}

/**
 * Waits until firebase-tools reports that it is ready and every port answers.
 * @throws Error with the end of the log, when it ends before, cannot load the functions or times out.
 */
export async function waitUntilReady({ answering, log, exited, timeout }: Waiting): Promise<void> {
  let ended = false;
  void exited.then(() => {
    ended = true;
  });
  const deadline = Date.now() + timeout;
  const fail = async (what: string): Promise<never> => {
    throw new Error(`${what}\n${await lastLines(log)}`);
  };
  const waitFor = async (what: string, arrived: () => Promise<boolean>): Promise<void> => {
    while (!(await arrived())) {
      if (ended) await fail('The suite ended before it was ready.');
      if (Date.now() > deadline) await fail(`${what} for ${timeout / 1000} s.`);
      await delay(100);
    }
  };
  await waitFor('The suite was not ready', async () =>
    (await readFile(log, 'utf8')).includes(READY),
  );
  if ((await readFile(log, 'utf8')).includes(BROKEN_FUNCTIONS)) {
    await fail('The functions could not be loaded.');
  }
  for (const [service, port] of Object.entries(answering)) {
    await waitFor(`${service} did not answer on port ${port}`, () => answers(port));
  }
}

const WATCH_MS = 1000;

/**
 * Waits until a service listens no more: firebase-tools goes on when one of its emulators ends. Resolves with the service's
 * name, or null when `signal` aborts. A busy service is none that ended: only a refused connection counts.
 */
export async function untilOneEnds(
  services: Readonly<Record<string, number>>,
  signal: AbortSignal,
): Promise<string | null> {
  while (!signal.aborted) {
    await delay(WATCH_MS, null, { ref: false, signal }).catch(() => null);
    for (const [service, port] of Object.entries(services)) {
      if (!signal.aborted && (await isRefused(port))) return service;
    }
  }
  return null;
}

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (refused: boolean): void => {
      socket.destroy();
      resolve(refused);
    };
    socket.once('connect', () => answer(false));
    socket.once('error', (error: NodeJS.ErrnoException) => answer(error.code === 'ECONNREFUSED'));
    socket.unref();
  });
}

/** Whether a port of this machine answers HTTP, with any status. */
async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(2000),
    });
    return true;
  } catch {
    return false;
  }
}

/** The end of a log for a message, with the path of the whole log. */
export async function lastLines(log: string, count = 15): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => line.trim());
  return [
    ...lines.slice(-count).map((line) => `  ${line}`),
    `The whole log: ${log.replace(`${root}/`, '')}`,
  ].join('\n');
}
