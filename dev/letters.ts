import { join } from 'node:path';
import { runCommand } from './backend/command.ts';
import { root } from './backend/folders.ts';
import { replaceFile } from './backend/replace-file.ts';
import { lettersPage } from './letters/page.ts';
import { SAMPLES } from './letters/samples.ts';

const FILE = join(root, '.local/letters/index.html');

/** `npm run letters`: writes a page with every letter that the shop sends, to look at after a change. */
await runCommand(async () => {
  await replaceFile(FILE, lettersPage(SAMPLES));
  console.log(`  ${SAMPLES.length} letters: ${FILE}`);
});
