import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

export const repository = resolve(import.meta.dirname, '../..');

/** The settings under test: copies of the real files, so that a rule switched off there fails here. */
const SETTINGS = [
  ...['.oxlintrc.json', '.tsconfig.base.json', 'package.json', 'tsconfig.json', 'dev/layers'],
  ...['dev/tsconfig.json', 'functions/package.json', 'functions/tsconfig.json'],
  ...['src/domain/tsconfig.json', 'src/tsconfig.json', 'tests/tsconfig.json'],
];

/**
 * A throw-away repository with the real settings and only the given files (path → text). It lies in the system's
 * temporary folder, because below the working tree .gitignore would hide it from oxlint.
 */
export function overlay(files: Readonly<Record<string, string>>): {
  readonly root: string;
  readonly remove: () => void;
} {
  const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'franch-layers-')));
  for (const path of SETTINGS)
    fs.cpSync(join(repository, path), join(root, path), { recursive: true });
  fs.symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    fs.mkdirSync(dirname(join(root, path)), { recursive: true });
    fs.writeFileSync(join(root, path), text);
  }
  return { root, remove: () => fs.rmSync(root, { recursive: true, force: true }) };
}

const run = promisify(execFile);

/** A tool's output, whatever its exit code: finding violations is not a failure of the tool. */
export async function output(root: string, tool: string, args: readonly string[]): Promise<string> {
  const binary = join(repository, 'node_modules/.bin', tool);
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  try {
    return (await run(binary, args, options)).stdout;
  } catch (error) {
    return v.parse(v.object({ stdout: v.string() }), error).stdout;
  }
}

const ReportSchema = v.object({
  diagnostics: v.array(
    v.object({
      code: v.optional(v.string(), 'no code'),
      message: v.string(),
      filename: v.string(),
      labels: v.array(v.object({ span: v.object({ line: v.number() }) })),
    }),
  ),
});

/** The findings of one oxlint run, by path: `12 layers(no-forbidden-import): features/cart may not import …`. */
export async function lint(root: string): Promise<ReadonlyMap<string, readonly string[]>> {
  // The overlay's node_modules is a link, which oxlint would follow and lint.
  const args = ['-f', 'json', '--ignore-pattern', 'node_modules'];
  const report = v.parse(ReportSchema, JSON.parse(await output(root, 'oxlint', args)));
  const findings = new Map<string, string[]>();
  for (const { code, filename, message, labels } of report.diagnostics) {
    const finding = `${labels[0]?.span.line} ${code}: ${message}`;
    findings.set(filename, [...(findings.get(filename) ?? []), finding]);
  }
  return findings;
}

/**
 * The compiler's errors in one project, one a line: `src/domain/clock.ts(1,5): error TS2304: …`.
 * @param conditions the import conditions of a language (`dev/language.mjs`)
 */
export async function compile(
  root: string,
  project: string,
  conditions: readonly string[] = [],
): Promise<readonly string[]> {
  const custom = conditions.length > 0 ? ['--customConditions', conditions.join()] : [];
  const printed = await output(root, 'tsc', [
    ...['-p', project, '--noEmit', '--pretty', 'false'],
    ...custom,
  ]);
  return printed.split('\n').filter((line) => line.includes('error TS'));
}
