/** How long a step may take before it is announced, so that nobody wonders whether anything happens. */
const ANNOUNCE_MS = 1000;

/** The steps of a command that a person waits for. */
export interface Steps {
  /** Does a step and says how long it took. Steps may overlap. */
  readonly run: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** What all of it took until now, such as "8.4 s". */
  readonly total: () => string;
}

/** Steps that are reported line by line through `say`. */
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
