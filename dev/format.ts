import { runTool } from './steps/tool.ts';

/** `npm run format`: formats every file as `npm run check` requires. */
const { code, output } = await runTool({ name: 'format', line: ['oxfmt', '.'], minutes: 2 });
console.log(output.trim());
process.exitCode = code ?? 1;
