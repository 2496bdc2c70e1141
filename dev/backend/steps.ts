/** Steps that take longer are announced, in milliseconds. */
const ANNOUNCE_MS = 1000;

/** The steps of an interactive command. */
export interface Steps {
  /** Runs a step and prints its duration. Steps may overlap. */
  readonly run: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Total time so far, such as "8.4 s". */
  readonly total: () => string;
}

/** Creates steps that report line by line through `say`. */
export function startSteps(say: (line: string) => void = console.log): Steps {
  const began = performance.now();
  const since = (moment: number): string => `${((performance.now() - moment) / 1000).toFixed(1)} s`;
  return {
    total: () => since(began),
    async run(name, work) {
      const start = performance.now();
      const announcement = setTimeout(() => say(`  … ${name}`), ANNOUNCE_MS);
      try {
        const result = await work();
        say(`  ✓ ${name.padEnd(12)}${since(start).padStart(7)}`);
        return result;
      } finally {
        clearTimeout(announcement);
      }
    },
  };
}
