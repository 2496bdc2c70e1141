import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { output, overlay } from './overlay.ts';

const fixture = overlay({
  'dev/entry.ts': "import { used } from '#domain/half.ts';\nconsole.log(used);\n",
  'src/domain/half.ts': 'export const used = 1;\nexport const unused = 2;\n',
  'src/domain/orphan.ts': 'export const a = 1;\n',
});
afterAll(() => fixture.remove());

const NamesSchema = v.array(v.object({ name: v.string() }));
const ReportSchema = v.object({
  issues: v.array(
    v.object({
      file: v.string(),
      files: v.optional(NamesSchema, []),
      exports: v.optional(NamesSchema, []),
      dependencies: v.optional(NamesSchema, []),
    }),
  ),
});
let issues: v.InferOutput<typeof ReportSchema>['issues'] = [];

beforeAll(async () => {
  const report = await output(fixture.root, 'knip', ['--no-progress', '--reporter', 'json']);
  issues = v.parse(ReportSchema, JSON.parse(report)).issues;
}, 60_000);

it('reports a file without importers, an unused export, and an unused dependency', () => {
  const of = (path: string) => issues.find(({ file }) => file === path);
  expect(of('src/domain/orphan.ts')?.files).toHaveLength(1);
  expect(of('src/domain/half.ts')?.exports.map(({ name }) => name)).toEqual(['unused']);
  const dependencies = of('package.json')?.dependencies.map(({ name }) => name);
  expect(dependencies).toContain('react-helmet-async');
});
