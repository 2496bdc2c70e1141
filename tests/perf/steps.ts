/** Statistics of one step of a load over all shoppers. Times in milliseconds. */
export interface Step {
  readonly name: string;
  readonly count: number;
  readonly errors: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Times the steps of a load. */
export interface Stopwatch {
  /** Runs a step. @throws its error as the cause of one that names the step */
  time<T>(step: string, run: () => Promise<T>): Promise<T>;
  /** The slowest step first, by its 95th percentile. */
  steps(): readonly Step[];
  /** Errors with their number. */
  errors(): ReadonlyMap<string, number>;
}

/** Creates a stopwatch at zero. */
export function startStopwatch(): Stopwatch {
  const times = new Map<string, number[]>();
  const failures = new Map<string, number>();
  const errors = new Map<string, number>();
  return {
    errors: () => errors,
    async time(step, run) {
      const began = performance.now();
      try {
        return await run();
      } catch (error) {
        failures.set(step, (failures.get(step) ?? 0) + 1);
        const message = `${step}: ${error instanceof Error ? error.message : String(error)}`;
        errors.set(message, (errors.get(message) ?? 0) + 1);
        throw new Error(message, { cause: error });
      } finally {
        const taken = times.get(step) ?? [];
        taken.push(performance.now() - began);
        times.set(step, taken);
      }
    },
    steps: () =>
      [...times]
        .map(([name, taken]) => {
          const sorted = taken.toSorted((a, b) => a - b);
          const at = (share: number): number =>
            sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] ?? 0;
          return {
            name,
            count: sorted.length,
            errors: failures.get(name) ?? 0,
            p50: at(0.5),
            p95: at(0.95),
            max: at(1),
          };
        })
        .toSorted((a, b) => b.p95 - a.p95),
  };
}
