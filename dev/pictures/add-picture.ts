import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_WIDTHS, THUMBNAIL_WIDTH, WIDE_PICTURE_WIDTHS } from '#domain/picture/picture.ts';
import sharp from 'sharp';
import { filesOf } from './files.ts';

const AVIF = { quality: 52, effort: 2, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 78, effort: 4, smartSubsample: true };

interface Manifest {
  readonly sizes: Record<string, Record<string, string>>;
}

/**
 * Encodes one picture into a folder and writes its address into the manifest: an SVG as it is with a thumbnail, any
 * other format in every width as AVIF and WebP. Removes the files of the picture that it replaces.
 * @param stem Its name in the manifest; one that begins with "cover-" gets the widths of an article's wide picture.
 * @returns The picture's address. Its name has a hash of the source, so the files may be cached for ever.
 * @throws Error when the source isn't a picture, too narrow, or of a size that the manifest doesn't have.
 */
export async function addPicture(
  stem: string,
  source: string,
  { folder, manifestFile }: { readonly folder: string; readonly manifestFile: string },
): Promise<string> {
  const bytes = await readFile(source);
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const { autoOrient, format } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const widths = stem.startsWith('cover-') ? WIDE_PICTURE_WIDTHS : PICTURE_WIDTHS;
  const widest = Math.max(...widths);
  const size = `${widest}x${Math.round((height * widest) / width)}`;
  const group = manifest.sizes[size];
  if (!group || width < widest) {
    const sizes = Object.keys(manifest.sizes).join(', ');
    throw new Error(
      `${source} has ${width}x${height} pixels: it needs the shape of ${sizes}, or more.`,
    );
  }

  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const path = join(folder, `${stem}.${hash}`);
  const resized = (to: number) => sharp(bytes).autoOrient().resize({ width: to }).flatten();
  if (format === 'svg') {
    await writeFile(`${path}.svg`, bytes);
    await resized(THUMBNAIL_WIDTH).webp(WEBP).toFile(`${path}-${THUMBNAIL_WIDTH}.webp`);
  } else {
    for (const to of widths) {
      await resized(to).avif(AVIF).toFile(`${path}-${to}.avif`);
      await resized(to).webp(WEBP).toFile(`${path}-${to}.webp`);
    }
  }

  const address = `/pictures/${stem}.${hash}${format === 'svg' ? '.svg' : `-${widest}.webp`}`;
  for (const pictures of Object.values(manifest.sizes)) {
    const old = pictures[stem];
    if (old !== undefined && old !== address) {
      await Promise.all(filesOf(old).map((name) => rm(join(folder, name), { force: true })));
    }
    delete pictures[stem];
  }
  group[stem] = address;
  manifest.sizes[size] = Object.fromEntries(
    Object.entries(group).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return address;
}
