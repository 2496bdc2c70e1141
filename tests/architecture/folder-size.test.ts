import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../dev/backend/folders.ts';

/** The most source files that a folder holds side by side: a reader still sees them at a glance. */
const MAX_FILES = 25;

const SOURCE = /\.(?:ts|tsx|mjs)$/;
/** Unit and component tests stand beside their source and do not count. The files of `tests` are sources themselves. */
const TEST_BESIDE_SOURCE = /^(?!tests\/).*\.test\.tsx?$/;

/** Folders with too many source files, as `folder: number of files`. */
function crowdedFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!SOURCE.test(file) || TEST_BESIDE_SOURCE.test(file)) continue;
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `${folder}: ${count}`);
}

it('counts the source files of one folder, without the tests beside them', () => {
  const files = (count: number, path: string) =>
    Array.from({ length: count }, (_, index) => path.replace('#', `${index}`));
  const full = [...files(25, 'src/full/#.ts'), ...files(25, 'src/full/#.test.ts')];
  const others = [...files(10, 'src/full/deeper/#.tsx'), ...files(40, 'docs/#.md')];
  expect(crowdedFolders([...full, ...others, ...files(26, 'tests/many/#.test.ts')])).toEqual([
    'tests/many: 26',
  ]);
});

it('no folder holds more than 25 source files side by side', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  expect(files.length).toBeGreaterThan(1000);
  expect(crowdedFolders(files)).toEqual([]);
});
