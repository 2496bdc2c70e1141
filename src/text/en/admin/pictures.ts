import type { ContentPictureFault } from '#domain/picture/picture-file.ts';
import type { PictureKind } from '#domain/picture/picture-kind.ts';

const faults: Readonly<Record<ContentPictureFault, string>> = {
  unreadable: 'it was changed or moved. Choose it again.',
  'too-large': 'it is larger than 20 MB. Export it smaller.',
  empty: 'the file is empty.',
  svg: 'SVG files are not allowed. Export it as PNG or JPEG.',
  heic: 'HEIC (iPhone) files are not supported by browsers. Export it as JPEG.',
  'not-a-picture': 'it is not a JPEG, PNG, WebP or AVIF picture.',
  'too-small': 'it is smaller than 400 × 400 pixels and would look blurred.',
  'too-narrow': 'it is smaller than 960 × 540 pixels and would look blurred.',
  'logo-too-small': 'it is smaller than 96 × 96 pixels and would look blurred.',
  broken: 'the file is damaged.',
  'no-webp': 'this browser can’t create WebP pictures. Use Chrome, Edge or Firefox.',
};

/** The pictures that every product should have, each with the reason. */
const kinds: Readonly<Record<PictureKind, { readonly name: string; readonly why: string }>> = {
  front: {
    name: 'Front of the pack',
    why: 'Shown first and in lists. Shoppers compare it with the pack they receive.',
  },
  label: {
    name: 'Back label',
    why: 'Ingredients, licence and MRP in readable print. Fewer questions and returns.',
  },
  scale: {
    name: 'Size, in a hand or beside a ruler',
    why: 'Many shoppers misjudge 30 ml or 50 g without something to compare it with.',
  },
};

/** The words of a product's pictures. */
export const words = {
  lead: 'The first one is the product’s picture in lists. All are made square on white, in four sizes. Location and camera details are removed.',
  choose: 'Add pictures',
  drop: 'Or drop them here. JPEG, PNG, WebP or AVIF, at least 400 × 400 pixels, up to 20 MB and 12 pictures.',
  titleFirst: 'Enter the title first, then add pictures.',
  making: (name: string) => `Resizing ${name}…`,
  progress: (name: string, percent: number) => `${name}: ${percent} % uploaded`,
  added: (name: string) => `${name} added. Save the product to keep it.`,
  refused: (name: string, fault: ContentPictureFault) => `${name} was not added: ${faults[fault]}`,
  failed: (name: string, sentence: string) => `${name} was not uploaded. ${sentence}`,
  tooMany: 'A product can have up to 12 pictures.',
  list: 'Pictures in their order',
  position: (place: number, count: number) => `Picture ${place} of ${count}`,
  alt: (place: number) => `Describe picture ${place} (alt text)`,
  kind: (place: number) => `Picture ${place} is`,
  otherKind: 'Another view',
  kinds,
  checks: 'Recommended pictures',
  there: 'Added',
  lacking: 'Missing',
  advice: (missing: number) =>
    missing === 0
      ? 'All three recommended pictures added.'
      : `${3 - missing} of 3 recommended pictures. The product can be sold without them. Missing:`,
  earlier: (place: number) => `Move picture ${place} up`,
  later: (place: number) => `Move picture ${place} down`,
  remove: (place: number) => `Remove picture ${place}`,
  moved: (place: number) => `Moved to position ${place}`,
} as const;
