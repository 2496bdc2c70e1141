import type { PictureFault } from '#domain/picture/picture-file.ts';

const faults: Readonly<Record<PictureFault, string>> = {
  'too-large': 'it is larger than 20 MB. Export it smaller.',
  empty: 'the file is empty.',
  svg: 'it is an SVG drawing, which can hold programs. Export it as PNG or JPEG.',
  heic: 'it is in the format of iPhones (HEIC), which browsers cannot read. Export it as JPEG.',
  'not-a-picture': 'it is no JPEG, PNG, WebP or AVIF picture, whatever its name says.',
  'too-small': 'it is smaller than 400 × 400 pixels and would be blurred.',
  broken: 'the picture is damaged and cannot be read.',
  'no-webp': 'this browser cannot write WebP pictures. Use Chrome, Edge or Firefox.',
};

/** The words of a product's pictures. */
export const words = {
  lead: 'The first one is the product’s picture in lists. They are made square on white, in four sizes; where and with what they were taken is not kept.',
  choose: 'Add pictures',
  drop: 'Or drop them here. JPEG, PNG, WebP or AVIF, at least 400 × 400 pixels, up to 20 MB and 12 pictures.',
  titleFirst: 'Write the title first: the pictures are stored under the product’s address.',
  making: (name: string) => `${name} is being made smaller …`,
  progress: (name: string, percent: number) => `${name}: ${percent} % sent`,
  added: (name: string) => `${name} is there. It is part of the product once you save.`,
  refused: (name: string, fault: PictureFault) => `${name} was not taken: ${faults[fault]}`,
  failed: (name: string, sentence: string) => `${name} was not stored. ${sentence}`,
  tooMany: 'A product has at most 12 pictures.',
  list: 'Pictures in their order',
  position: (place: number, count: number) => `Picture ${place} of ${count}`,
  alt: (place: number) => `What picture ${place} shows, for people who do not see it`,
  earlier: (place: number) => `Move picture ${place} forward`,
  later: (place: number) => `Move picture ${place} back`,
  remove: (place: number) => `Take picture ${place} away`,
  moved: (place: number) => `Now at place ${place}`,
} as const;
