import { runChecks } from './steps/checks.ts';
import { failureReport, isRed, outcomeTable } from './steps/outcome.ts';

/** `npm run check`: format, types, lint with the import boundaries, forms and unused code. No emulator, no test. */
const outcomes = await runChecks();
console.log(failureReport(outcomes));
console.log(outcomeTable(outcomes));
if (isRed(outcomes)) process.exitCode = 1;
