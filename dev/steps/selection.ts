/** The parts of `npm test`, in execution order. */
export const PARTS = ['check', 'unit', 'components', 'tools', 'suite', 'flows'] as const;
export type Part = (typeof PARTS)[number];

/** The selected tests of an `npm test` run. */
export interface Selection {
  /** The selected parts, each with filters for the paths of its test files; all of them without filters. */
  readonly parts: ReadonlyMap<Part, readonly string[]>;
  /** Unit, component and tool tests run only where a change since this git revision can affect them. */
  readonly since?: string;
}

/**
 * Parses the arguments of `npm test`: names of parts, then filters for their test files, such as `flows cart`. No
 * argument selects everything.
 * @returns a sentence for the terminal when no word names a part.
 */
export function parseSelection(words: readonly string[]): Selection | string {
  const wanted = PARTS.filter((part) => words.length === 0 || words.includes(part));
  const filters = words.filter((word) => !PARTS.some((part) => part === word));
  if (wanted.length > 0) return { parts: new Map(wanted.map((part) => [part, filters])) };
  return `There is no part "${words[0]}": take ${PARTS.join(', ')} or changed.`;
}

/** The parts that a change can affect: all tests of a part, or those whose path contains one of the words. */
type Reach = Partial<Record<Part, 'all' | readonly string[]>>;

const FAST: Reach = { check: 'all', unit: 'all', components: 'all', tools: 'all' };
const EVERYTHING: Reach = { ...FAST, suite: 'all', flows: 'all' };

/** What a change of a file can affect, by its path: the first matching pattern decides. */
const REACH: readonly (readonly [RegExp, (name: string) => Reach])[] = [
  [/\.md$|^docs\/|^\.(?:editorconfig|gitignore)$/, () => ({ check: 'all' })],
  [/^tests\/flows\/(.+)\.spec\.ts$/, (name) => ({ check: 'all', flows: [`${name}.spec`] })],
  [
    /^tests\/(?:rules|contract|attacks)\/(.+)\.test\.ts$/,
    (name) => ({ check: 'all', suite: [`${name}.test`] }),
  ],
  [
    /^tests\/(?:architecture|search)\/|^dev\/(?:layers|pictures|prove|steps)\/|^public\/pictures\/|\.test\.tsx?$/,
    () => FAST,
  ],
  [/^src\/admin\//, () => ({ ...FAST, flows: ['admin/', 'auth-gate.spec'] })],
  [/^src\/(?:app|features|pages|ui|text)\//, () => ({ ...FAST, flows: 'all' })],
];

/**
 * Selects the tests that the changed files can affect; a path without a pattern can affect everything.
 * @param files paths from the root of the repository
 */
export function selectionOf(files: readonly string[], since: string): Selection {
  const reaches = files.map((file) => {
    for (const [pattern, reach] of REACH) {
      const match = pattern.exec(file);
      if (match) return reach(match[1] ?? '');
    }
    return EVERYTHING;
  });
  const parts = new Map<Part, readonly string[]>();
  for (const part of PARTS) {
    const wanted = reaches.flatMap((reach) => reach[part] ?? []);
    if (wanted.length === 0) continue;
    parts.set(part, wanted.includes('all') ? [] : [...new Set(wanted)]);
  }
  return { parts, since };
}
