import type { AvifOptions, WebpOptions } from 'sharp';

const avif: AvifOptions = { quality: 52, effort: 2, chromaSubsampling: '4:2:0' };
const webp: WebpOptions = { quality: 78, effort: 4, smartSubsample: true };

/** How pictures are encoded. `version` changes with the settings and is part of every file's name. */
export const ENCODERS = { avif, webp, version: JSON.stringify({ avif, webp }) } as const;
