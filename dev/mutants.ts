import { Stryker } from '@stryker-mutator/core';
import { runPlanted } from './mutants/planted.ts';
import { strykerOptions } from './mutants/stryker.ts';

/**
 * `npm run mutants -- [file …]`: changes the money code in thousands of small ways, one at a time, and runs the unit
 * tests against each; fails when they catch less than they must. Files (`src/domain/invoice/tax.ts`, with `:10-20` for lines)
 * limit the run. The report is `.local/mutants/report.html`.
 *
 * `npm run mutants -- planted [path]`: plants the 40 faults of `planted-faults.json` in components, routing, data layer,
 * service worker and letters, and runs everything that can catch them.
 */
const [first, ...rest] = process.argv.slice(2);
if (first === 'planted') {
  process.exitCode = (await runPlanted(rest[0])) ? 0 : 1;
} else {
  const files = first === undefined ? [] : [first, ...rest];
  const part = files.length > 0 ? { mutate: files } : {};
  await new Stryker({ ...strykerOptions, ...part }).runMutationTest();
}
