import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawings, type Drawing } from './drawings.ts';
import { ENCODERS } from './encoders.ts';

const FOLDER = fileURLToPath(new URL('../../public/pictures/', import.meta.url));
/** How the names of files begin that some process is still writing. */
const UNFINISHED = '.unfinished-';
const FORMATS = ['avif', 'webp'] as const;

/** What a build did. */
export interface PictureReport {
  readonly pictures: number;
  readonly files: number;
  readonly encoded: number;
  readonly removed: number;
}

interface Job {
  readonly drawing: Drawing;
  readonly files: readonly {
    readonly name: string;
    readonly width: number;
    readonly format: 'avif' | 'webp';
  }[];
}

function filesOf(drawing: Drawing): Job['files'] {
  return drawing.widths.flatMap((width) =>
    FORMATS.map((format) => ({ name: `${drawing.name}-${width}.${format}`, width, format })),
  );
}

/** Renders one drawing and encodes the files of it that are missing. */
async function encode(folder: string, { drawing, files }: Job): Promise<void> {
  const widest = Math.max(...drawing.widths);
  const { data, info } = await sharp(Buffer.from(drawing.svg))
    .resize({ width: widest })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { name, width, format } of files) {
    const { width: rawWidth, height, channels } = info;
    const image = sharp(data, { raw: { width: rawWidth, height, channels } });
    if (width !== widest) image.resize({ width, kernel: 'lanczos3' });
    const bytes =
      format === 'avif'
        ? await image.avif(ENCODERS.avif).toBuffer()
        : await image.webp(ENCODERS.webp).toBuffer();
    // Written beside and moved into place, so that a page never sees half a picture.
    const unfinished = join(folder, `${UNFINISHED}${process.pid}-${name}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
  }
}

/** Whether a file belongs to a build that is still running, perhaps in another process. */
function beingWritten(name: string): boolean {
  if (!name.startsWith(UNFINISHED)) return false;
  try {
    // Signal 0 sends nothing: it only asks whether the process lives.
    return process.kill(Number.parseInt(name.slice(UNFINISHED.length), 10), 0);
  } catch {
    return false;
  }
}

/**
 * Makes every picture of the shop into `public/pictures/`: encodes what is missing, removes what no drawing
 * stands behind any more, and leaves the rest alone.
 */
export async function buildPictures(
  pictures: Iterable<Drawing> = drawings().values(),
  folder: string = FOLDER,
): Promise<PictureReport> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const all = [...pictures].map((drawing) => ({ drawing, files: filesOf(drawing) }));
  const wanted = new Set(all.flatMap(({ files }) => files.map(({ name }) => name)));
  const stale = [...present].filter((name) => !wanted.has(name) && !beingWritten(name));
  const jobs = all
    .map(({ drawing, files }) => ({
      drawing,
      files: files.filter(({ name }) => !present.has(name)),
    }))
    .filter(({ files }) => files.length > 0);
  const encoded = jobs.reduce((sum, { files }) => sum + files.length, 0);

  const waiting = [...jobs];
  const worker = async (): Promise<void> => {
    for (let job = waiting.pop(); job; job = waiting.pop()) await encode(folder, job);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  await Promise.all(stale.map((name) => rm(join(folder, name), { force: true })));
  return { pictures: all.length, files: wanted.size, encoded, removed: stale.length };
}
