import { join } from 'node:path';
import { runCommand } from './backend/command.ts';
import { root } from './backend/folders.ts';
import { addPicture } from './pictures/add-picture.ts';
import { FOLDER } from './pictures/files.ts';

/** `npm run picture -- <stem> <file>`: adds a picture to `public/pictures` and the manifest, or replaces it. */
await runCommand(async () => {
  const [stem, source] = process.argv.slice(2);
  if (!stem || !source) throw new Error('Usage: npm run picture -- <stem> <file>');
  const manifestFile = join(root, 'dev/pictures/manifest.json');
  console.log(`  ${await addPicture(stem, source, { folder: FOLDER, manifestFile })}`);
});
