import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Failure, Outcome, TimedTest } from './outcome.ts';

/** The tests of one runner's report, without the runner's exit status. */
export type Tally = Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'failures' | 'slowest'>;

/** How many of the slowest tests a report names. */
const SLOWEST = 20;

function slowestOf(tests: readonly TimedTest[]): readonly TimedTest[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
}

const VitestSchema = v.object({
  success: v.boolean(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.optional(v.nullable(v.number())),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
});

/** Parses a report of vitest's json reporter. @throws when the file is missing or no report. */
export function vitestTally(file: string): Tally {
  const { testResults } = v.parse(VitestSchema, json(file));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures: Failure[] = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      name: fullName.trim(),
      reason: ownLines((failureMessages ?? []).join('\n')),
    }));
  // A file that failed to load has no tests to report.
  const broken = testResults
    .filter(({ status, assertionResults }) => {
      return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
    })
    .map(({ name, message }) => ({ name, reason: message }));
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return {
    passed,
    failed: failures.length + broken.length,
    skipped: tests.length - passed - failures.length,
    failures: [...failures, ...broken],
    slowest: slowestOf(
      tests.map(({ fullName, duration }) => ({
        name: fullName.trim(),
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
}

const MessageSchema = v.object({ message: v.optional(v.string(), 'no message') });
const SpecSchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(
        v.object({
          duration: v.optional(v.number(), 0),
          errors: v.optional(v.array(MessageSchema), []),
        }),
      ),
    }),
  ),
});

interface SpecGroup {
  readonly specs?: readonly v.InferOutput<typeof SpecSchema>[] | undefined;
  readonly suites?: readonly SpecGroup[] | undefined;
}
const SpecGroupSchema: v.GenericSchema<unknown, SpecGroup> = v.object({
  specs: v.optional(v.array(SpecSchema)),
  suites: v.optional(v.lazy(() => v.array(SpecGroupSchema))),
});
const PlaywrightSchema = v.object({
  suites: v.array(SpecGroupSchema),
  errors: v.array(MessageSchema),
});

function specsOf(group: SpecGroup): v.InferOutput<typeof SpecSchema>[] {
  return [...(group.specs ?? []), ...(group.suites ?? []).flatMap(specsOf)];
}

/**
 * Parses a report of Playwright's json reporter. A test that passed only at its second try has failed: the second try
 * leaves a trace. @throws when the file is missing or no report.
 */
export function playwrightTally(file: string): Tally {
  const { suites, errors } = v.parse(PlaywrightSchema, json(file));
  const tests = suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ ...test, spec })));
  const failed = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ spec, projectName, results, status }) => ({
      name: `${titleOf({ spec, projectName })}${status === 'flaky' ? ' (passed at its second try)' : ''}`,
      reason: results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
    }));
  const broken = errors.map(({ message }) => ({ name: 'outside any test', reason: message }));
  const failures = [...failed, ...broken].map(inPlain);
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: failures.length,
    skipped: tests.filter(({ status }) => status === 'skipped').length,
    failures,
    slowest: slowestOf(
      tests.map((test) => ({
        name: titleOf(test),
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
  };
}

function titleOf({
  spec,
  projectName,
}: {
  spec: { file: string; title: string };
  projectName: string;
}): string {
  return `[${projectName}] ${spec.file} › ${spec.title}`;
}

function inPlain({ name, reason }: Failure): Failure {
  return { name, reason: plain(reason) };
}

/** Drops stack lines inside the runner. */
function ownLines(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => !/^\s+at .*(?:node_modules|node:internal|new Promise)/.test(line))
    .join('\n');
}

/** Drops terminal colours. */
function plain(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g'), '');
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
