import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './backend/command.ts';
import { root } from './backend/folders.ts';
import { replaceFile } from './backend/replace-file.ts';
import { lettersPage } from './letters/page.ts';
import { SAMPLES } from './letters/samples.ts';

const FOLDER = join(root, '.local/letters');
const FILE = join(FOLDER, 'index.html');

/**
 * `npm run letters`: writes a page with every letter that the shop sends, to look at after a change; `-- --pictures` also a
 * picture of each, at both widths, in light and dark.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { pictures: { type: 'boolean', default: false } } });
  await mkdir(FOLDER, { recursive: true });
  await replaceFile(FILE, lettersPage(SAMPLES));
  console.log(`  ${SAMPLES.length} letters: ${FILE}`);
  if (!values.pictures) return;
  const { takePictures } = await import('./letters/pictures.ts');
  console.log(`  ${await takePictures(FILE, FOLDER)} pictures`);
});
