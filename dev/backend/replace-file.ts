import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Ensures that a file holds `content`. An identical file is left alone, any other is replaced atomically: another copy
 * of the suite may be running it.
 */
export async function replaceFile(
  path: string,
  content: string | Uint8Array,
  mode = 0o644,
): Promise<void> {
  const wanted = Buffer.from(content);
  const present = await readFile(path).catch(() => null);
  if (present?.equals(wanted)) return;
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, wanted);
  await chmod(unfinished, mode);
  await rename(unfinished, path);
}
