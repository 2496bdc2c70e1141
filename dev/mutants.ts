import { Stryker } from '@stryker-mutator/core';
import { strykerOptions } from './mutants/stryker.ts';

/**
 * `npm run mutants -- [file …]`: changes the money code in thousands of small ways, one at a time, and runs the unit
 * tests against each; fails when they catch less than they must. Files (`src/domain/tax.ts`, with `:10-20` for lines)
 * limit the run. The report is `.local/mutants/report.html`.
 */
const files = process.argv.slice(2);
const part = files.length > 0 ? { mutate: files } : {};
await new Stryker({ ...strykerOptions, ...part }).runMutationTest();
