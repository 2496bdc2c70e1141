import { runTool } from './steps/tool.ts';

/** `npm run format`: writes every file the way `npm run check` wants it. */
const { code, output } = await runTool({ name: 'format', line: ['oxfmt', '.'], minutes: 2 });
console.log(output.trim());
process.exitCode = code ?? 1;
