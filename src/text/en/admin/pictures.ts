import type { PictureFault } from '#domain/picture/picture-file.ts';

const faults: Readonly<Record<PictureFault, string>> = {
  'too-large': 'it is larger than 20 MB. Export it smaller.',
  empty: 'the file is empty.',
  svg: 'SVG files are not allowed. Export it as PNG or JPEG.',
  heic: 'HEIC (iPhone) files are not supported by browsers. Export it as JPEG.',
  'not-a-picture': 'it is not a JPEG, PNG, WebP or AVIF picture.',
  'too-small': 'it is smaller than 400 × 400 pixels and would look blurred.',
  broken: 'the file is damaged.',
  'no-webp': 'this browser can’t create WebP pictures. Use Chrome, Edge or Firefox.',
};

/** The words of a product's pictures. */
export const words = {
  lead: 'The first one is the product’s picture in lists. They are made square on white, in four sizes; where and with what they were taken is not kept.',
  choose: 'Add pictures',
  drop: 'Or drop them here. JPEG, PNG, WebP or AVIF, at least 400 × 400 pixels, up to 20 MB and 12 pictures.',
  titleFirst: 'Enter the title first, then add pictures.',
  making: (name: string) => `Resizing ${name}…`,
  progress: (name: string, percent: number) => `${name}: ${percent} % uploaded`,
  added: (name: string) => `${name} added. Save the product to keep it.`,
  refused: (name: string, fault: PictureFault) => `${name} was not added: ${faults[fault]}`,
  failed: (name: string, sentence: string) => `${name} was not uploaded. ${sentence}`,
  tooMany: 'A product can have up to 12 pictures.',
  list: 'Pictures in their order',
  position: (place: number, count: number) => `Picture ${place} of ${count}`,
  alt: (place: number) => `Description of picture ${place} (alt text)`,
  earlier: (place: number) => `Move picture ${place} up`,
  later: (place: number) => `Move picture ${place} down`,
  remove: (place: number) => `Remove picture ${place}`,
  moved: (place: number) => `Moved to position ${place}`,
} as const;
