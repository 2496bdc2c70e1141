import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { responsivePicture, thumbnailAddress } from '#domain/picture/picture.ts';
import { root } from '../backend/folders.ts';
import { pictureAddresses } from './addresses.ts';

/** The folder of the committed pictures. */
export const FOLDER = join(root, 'public/pictures');

const fileName = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The files of one picture: every width as AVIF and WebP, or the SVG and its thumbnail. */
export function filesOf(address: string): readonly string[] {
  const { avif = '', srcSet = '' } = responsivePicture(address);
  const sets = [avif, srcSet].flatMap((set) => (set === '' ? [] : set.split(', ')));
  const addresses = sets.map((entry) => entry.slice(0, entry.indexOf(' ')));
  return (addresses.length > 0 ? addresses : [address, thumbnailAddress(address)]).map(fileName);
}

/**
 * Compares a folder with the manifest.
 * @returns Names of files that the manifest needs and the folder lacks, and of those that the manifest doesn't know.
 */
export function compareFiles(folder = FOLDER): {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
} {
  const present = new Set(readdirSync(folder));
  const needed = new Set(pictureAddresses().flatMap(filesOf));
  return {
    missing: [...needed].filter((name) => !present.has(name)),
    unknown: [...present].filter((name) => !needed.has(name)),
  };
}

/** @throws Error that names the files when the folder lacks any that the manifest needs. */
export function requireFiles(folder = FOLDER): void {
  const { missing } = compareFiles(folder);
  if (missing.length === 0) return;
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  throw new Error(
    `public/pictures lacks ${missing.slice(0, 5).join(', ')}${more}: ` +
      'restore them from Git, or correct dev/pictures/manifest.json.',
  );
}
