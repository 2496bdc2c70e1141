type Task = () => Promise<void>;

const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** A terminal sends one Ctrl-C to every process at once, and npm may hand it on: that is one wish, not two. */
const ONE_WISH_MS = 500;

/** What is to be done before this process ends, each with what ends it at once. */
const tasks = new Map<Task, () => void>();
let wishedAt: number | null = null;
let spoken = false;
let orphanWatch: NodeJS.Timeout | undefined;

/**
 * Runs `task` when this process is asked to stop (Ctrl-C, SIGTERM, a closed terminal) or fails with an error
 * that nobody caught, and lets the process end only afterwards. A second Ctrl-C does not wait: `force` runs
 * instead, and the process ends at once.
 * @returns takes the task back.
 */
export function onShutdown(task: Task, force: () => void): () => void {
  if (tasks.size === 0) listen();
  tasks.set(task, force);
  return () => {
    tasks.delete(task);
    if (tasks.size === 0) unlisten();
  };
}

/** Says so when this process is asked to stop, and when everything has ended. */
export function sayWhenStopping(): void {
  spoken = true;
}

/** Whether this process is ending already: what fails now fails because of that. */
export function isStopping(): boolean {
  return wishedAt !== null;
}

/** Does what was registered, then ends the process. */
export async function shutDown(code: number): Promise<never> {
  wishedAt ??= Date.now();
  return finish(code);
}

function wish(signal: NodeJS.Signals): void {
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
  console.error(error);
  if (wishedAt !== null) return;
  wishedAt = Date.now();
  void finish(1);
}

async function finish(code: number): Promise<never> {
  const results = await Promise.allSettled([...tasks.keys()].map((task) => task()));
  for (const result of results) if (result.status === 'rejected') console.error(result.reason);
  if (spoken) console.log('  Stopped.');
  process.exit(code);
}

function listen(): void {
  // A terminal that was closed cannot be written to. Saying so would fail again, and for ever.
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
  }
  orphanWatch = watchParent();
  for (const signal of Object.keys(signals)) process.on(signal, wish);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

function unlisten(): void {
  clearInterval(orphanWatch);
  for (const signal of Object.keys(signals)) process.off(signal, wish);
  process.off('uncaughtException', fail);
  process.off('unhandledRejection', fail);
}

function ignore(): void {}

/** A command that npm started ends with npm, also when npm is killed: nobody is left to stop it then. */
function watchParent(): NodeJS.Timeout | undefined {
  const parent = process.ppid;
  if (!process.env['npm_lifecycle_event']) return undefined;
  return setInterval(() => {
    if (process.ppid !== parent && wishedAt === null) wish('SIGHUP');
  }, 1000).unref();
}
