import { setTimeout as delay } from 'node:timers/promises';

/** Work that continues after a response: pending webhooks, a bank that responds late. */
export interface Pending {
  /** Starts the work. It may be abandoned but never fails: errors after `stop` are ignored. */
  readonly run: (work: () => Promise<void>) => void;
  readonly later: (ms: number, work: () => Promise<void> | void) => void;
  /** Waits, unless everything stops meanwhile: then it rejects. */
  readonly wait: (ms: number) => Promise<void>;
  /** Aborts waiting and running work. */
  readonly signal: AbortSignal;
  readonly stop: () => void;
  /** Resolves to whether all work ended within `ms`. */
  readonly idle: (ms: number) => Promise<boolean>;
}

const LOOK_MS = 10;

export function openPending(): Pending {
  const end = new AbortController();
  const running = new Set<object>();

  const run = (work: () => Promise<void>): void => {
    const piece = {};
    running.add(piece);
    work()
      .catch((error: unknown) => {
        if (!end.signal.aborted) console.error('The stand-in gateway failed:', error);
      })
      .finally(() => running.delete(piece));
  };
  const wait = async (ms: number): Promise<void> => {
    await delay(ms, undefined, { signal: end.signal, ref: false });
  };
  return {
    run,
    wait,
    later: (ms, work) => {
      run(async () => {
        await wait(ms);
        await work();
      });
    },
    signal: end.signal,
    stop: () => end.abort(),
    idle: async (ms) => {
      const deadline = Date.now() + ms;
      while (running.size > 0 && Date.now() < deadline) await delay(LOOK_MS);
      return running.size === 0;
    },
  };
}
