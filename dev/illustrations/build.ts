import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { THUMBNAIL_WIDTH } from '#domain/picture/picture.ts';
import sharp from 'sharp';
import type { Drawing } from './drawings.ts';
import { ENCODERS } from './encoders.ts';
import type { Illustration, Manifest } from './manifest.ts';

const FORMATS = ['avif', 'webp'] as const;

/** What a build did, in files; `drawings` counts the drawings. */
export interface BuildReport {
  readonly drawings: number;
  readonly files: number;
  readonly encoded: number;
  readonly removed: number;
}

interface File {
  readonly name: string;
  readonly width: number;
  readonly format: (typeof FORMATS)[number] | 'svg';
}

/** The files of an illustration: every width in both formats, or the drawing itself and its thumbnail. */
export function filesOf({ name, widths }: Illustration): readonly File[] {
  const file = (width: number, format: (typeof FORMATS)[number]): File => ({
    name: `${name}-${width}.${format}`,
    width,
    format,
  });
  if (widths.length === 0) {
    return [{ name: `${name}.svg`, width: 0, format: 'svg' }, file(THUMBNAIL_WIDTH, 'webp')];
  }
  return widths.flatMap((width) => FORMATS.map((format) => file(width, format)));
}

/** The manifest of drawings, sorted by stem. */
export function manifestOf(drawings: readonly Drawing[]): Manifest {
  return Object.fromEntries(
    drawings
      .map(({ stem, name, widths }) => [stem, { name, widths }] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Renders one drawing and encodes these files of it. */
async function encode(folder: string, drawing: Drawing, files: readonly File[]): Promise<void> {
  const widest = Math.max(THUMBNAIL_WIDTH, ...drawing.widths);
  const { data, info } = await sharp(Buffer.from(drawing.svg))
    .resize({ width: widest })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { name, width, format } of files) {
    if (format === 'svg') {
      await write(folder, name, drawing.svg);
      continue;
    }
    const { width: rawWidth, height, channels } = info;
    const image = sharp(data, { raw: { width: rawWidth, height, channels } });
    if (width !== widest) image.resize({ width, kernel: 'lanczos3' });
    const bytes =
      format === 'avif'
        ? await image.avif(ENCODERS.avif).toBuffer()
        : await image.webp(ENCODERS.webp).toBuffer();
    await write(folder, name, bytes);
  }
}

/** An interrupted build must not leave half a file under a final name: the next one would keep it. */
async function write(folder: string, name: string, content: Buffer | string): Promise<void> {
  const unfinished = join(folder, `${name}.unfinished`);
  await writeFile(unfinished, content);
  await rename(unfinished, join(folder, name));
}

/**
 * Brings a folder in step with the drawings: encodes the files that are missing and removes all that no drawing names.
 * A file's name has a hash of its drawing, so an existing file is up to date.
 */
export async function buildIllustrations(
  drawings: readonly Drawing[],
  folder: string,
): Promise<BuildReport> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const wanted = new Set(drawings.flatMap(filesOf).map(({ name }) => name));
  const stale = [...present].filter((name) => !wanted.has(name));
  const jobs = drawings
    .map((drawing) => ({
      drawing,
      missing: filesOf(drawing).filter(({ name }) => !present.has(name)),
    }))
    .filter(({ missing }) => missing.length > 0);
  const encoded = jobs.reduce((sum, { missing }) => sum + missing.length, 0);

  const worker = async (): Promise<void> => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      await encode(folder, job.drawing, job.missing);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  await Promise.all(stale.map((name) => rm(join(folder, name))));
  return { drawings: drawings.length, files: wanted.size, encoded, removed: stale.length };
}
