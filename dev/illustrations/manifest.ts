import manifest from './manifest.json' with { type: 'json' };

/** A committed illustration: the name its files in `public/pictures` begin with, and their widths in pixels. */
export interface Illustration {
  readonly name: string;
  readonly widths: readonly number[];
}

/** Illustrations by stem. */
export type Manifest = Readonly<Record<string, Illustration>>;

/** The committed illustrations. Reading their names here costs nothing; drawing all of them takes seconds. */
export const ILLUSTRATIONS: Manifest = manifest;
