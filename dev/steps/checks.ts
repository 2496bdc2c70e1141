import * as v from 'valibot';
import { structureViolations } from '../layers/structure.ts';
import { repository, runTool } from './tool.ts';
import { type Outcome, single } from './outcome.ts';

type Line = readonly [tool: string, ...args: string[]];

/** A static check of the tree, by a tool. */
interface Check {
  readonly name: string;
  readonly line: Line;
  /** Formats the tool's output. Throws when it read nothing: a pass that checked nothing. */
  readonly read?: (output: string) => string;
}

const LintSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    number_of_files: v.pipe(v.number(), v.minValue(1, 'oxlint read nothing')),
    diagnostics: v.array(
      v.object({
        message: v.string(),
        code: v.optional(v.string(), 'syntax'),
        filename: v.string(),
        labels: v.array(v.object({ span: v.object({ line: v.number() }) })),
      }),
    ),
  }),
);

function lintLines(output: string): string {
  return v
    .parse(LintSchema, output)
    .diagnostics.map(({ filename, labels, code, message }) => {
      return `${filename}:${labels[0]?.span.line ?? 1}  ${code}: ${message}`;
    })
    .sort()
    .join('\n');
}

function formatLines(output: string): string {
  if (!/on [1-9]\d* files/.test(output)) throw new Error(`oxfmt read nothing\n${output}`);
  return output.replace(/^Checking formatting.*\n+| \(\d+ms\)$/gm, '');
}

const CHECKS = {
  types: { name: 'types', line: ['tsc', '-b', '--pretty', 'false'] },
  format: { name: 'format', line: ['oxfmt', '--check', '.'], read: formatLines },
  lint: { name: 'lint', line: ['oxlint', '-f', 'json'], read: lintLines },
  unused: { name: 'unused', line: ['knip', '--no-progress', '--no-config-hints'] },
} as const satisfies Record<string, Check>;

async function runCheck({ name, line, read }: Check, signal?: AbortSignal): Promise<Outcome> {
  const { code, output, seconds } = await runTool({ name, line, minutes: 5, signal });
  try {
    const lines = read ? read(output) : output;
    return single(name, seconds, code === 0 ? null : lines);
  } catch (error) {
    return single(name, seconds, `${error instanceof Error ? error.message : ''}\n${output}`);
  }
}

function checkStructure(): Outcome {
  const started = performance.now();
  const violations = structureViolations(repository).map(({ rule, path, line, message }) => {
    const place = line === undefined ? path : `${path}:${line}`;
    return `${place}  ${rule}: ${message}`;
  });
  const seconds = (performance.now() - started) / 1000;
  return single('structure', seconds, violations.length > 0 ? violations.join('\n') : null);
}

/** All static checks. Two at a time, for two cores: fast ones beside slow ones. */
export async function runChecks(signal?: AbortSignal): Promise<readonly Outcome[]> {
  const { types, format, lint, unused } = CHECKS;
  const inTurn = async (one: Check, other: Check): Promise<Outcome[]> => [
    await runCheck(one, signal),
    await runCheck(other, signal),
  ];
  const halves = await Promise.all([inTurn(types, format), inTurn(lint, unused)]);
  return [...halves.flat(), checkStructure()];
}
