import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './backend/command.ts';
import { root } from './backend/folders.ts';
import { buildIllustrations, manifestOf } from './illustrations/build.ts';
import { drawings } from './illustrations/drawings.ts';
import { runTool } from './steps/tool.ts';

const FOLDER = join(root, 'public/pictures');
const MANIFEST = join(root, 'dev/illustrations/manifest.json');

/**
 * `npm run illustrations`: redraws the shop's illustrations into `public/pictures` and writes their manifest. Run it
 * after a change of a drawing and commit the result; no other command draws.
 */
await runCommand(async () => {
  const all = [...drawings().values()];
  console.log(`  ${all.length} drawings: encoding those that changed …`);
  const { files, encoded, removed } = await buildIllustrations(all, FOLDER);
  await writeFile(MANIFEST, JSON.stringify(manifestOf(all), null, 2));
  const { code, output } = await runTool({
    name: 'illustrations',
    line: ['oxfmt', MANIFEST],
    minutes: 1,
  });
  if (code !== 0) throw new Error(output);
  console.log(`  ${files} files: ${encoded} encoded, ${removed} removed.`);
});
