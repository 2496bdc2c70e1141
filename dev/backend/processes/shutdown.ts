import { describeFailure } from '../failure.ts';

type Task = () => Promise<void>;

const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** A terminal sends one Ctrl-C to every process at once, and npm may forward it: that is one request, not two. */
const ONE_WISH_MS = 500;

/** Tasks to run before this process ends, each with its immediate alternative. */
const tasks = new Map<Task, () => void>();
let wishedAt: number | null = null;
let spoken = false;
let orphanWatch: NodeJS.Timeout | undefined;

/**
 * Runs `task` when this process is asked to stop (Ctrl-C, SIGTERM, a closed terminal) or fails with an uncaught error,
 * and ends the process only afterwards. A second Ctrl-C does not wait: `force` runs instead, and the process ends at
 * once.
 * @returns a function that unregisters the task.
 */
export function onShutdown(task: Task, force: () => void): () => void {
  if (tasks.size === 0) listen();
  tasks.set(task, force);
  return () => {
    tasks.delete(task);
    if (tasks.size === 0) unlisten();
  };
}

/** Prints a line when this process is asked to stop, and when everything has ended. */
export function sayWhenStopping(): void {
  spoken = true;
}

/** Whether this process is shutting down: later failures are a consequence. */
export function isStopping(): boolean {
  return wishedAt !== null;
}

/** Runs the registered tasks, then ends the process. */
export async function shutDown(code: number): Promise<never> {
  wishedAt ??= Date.now();
  return finish(code);
}

function handleSignal(signal: NodeJS.Signals): void {
  const code = 128 + signals[signal as keyof typeof signals];
  const now = Date.now();
  if (wishedAt === null) {
    wishedAt = now;
    if (spoken) console.log('\n  Stopping …');
    void finish(code);
  } else if (now - wishedAt > ONE_WISH_MS) {
    for (const force of tasks.values()) force();
    process.exit(code);
  }
}

function fail(error: unknown): void {
  console.error(describeFailure(error));
  if (wishedAt !== null) return;
  wishedAt = Date.now();
  void finish(1);
}

async function finish(code: number): Promise<never> {
  const results = await Promise.allSettled([...tasks.keys()].map((task) => task()));
  for (const result of results)
    if (result.status === 'rejected') console.error(describeFailure(result.reason));
  if (spoken) console.log('  Stopped.');
  process.exit(code);
}

function listen(): void {
  // A closed terminal cannot be written to. Reporting that would fail again, in an endless loop.
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
  }
  orphanWatch = watchParent();
  for (const signal of Object.keys(signals)) process.on(signal, handleSignal);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

function unlisten(): void {
  clearInterval(orphanWatch);
  for (const signal of Object.keys(signals)) process.off(signal, handleSignal);
  process.off('uncaughtException', fail);
  process.off('unhandledRejection', fail);
}

function ignore(): void {}

/** A command that npm started ends with npm, even when npm is killed: no process would stop it then. */
function watchParent(): NodeJS.Timeout | undefined {
  const parent = process.ppid;
  if (!process.env['npm_lifecycle_event']) return undefined;
  return setInterval(() => {
    if (process.ppid !== parent && wishedAt === null) handleSignal('SIGHUP');
  }, 1000).unref();
}
