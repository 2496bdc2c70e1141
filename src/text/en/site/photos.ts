import type { PictureFault } from '#domain/picture/picture-file.ts';

const faults: Readonly<Record<PictureFault, string>> = {
  unreadable: 'it was changed or moved. Please choose it again.',
  'too-large': 'it is larger than 20 MB.',
  empty: 'the file is empty.',
  svg: 'it is not a photo. Please use JPEG, PNG or WebP.',
  heic: 'this browser can’t open HEIC photos. Please choose a JPEG, or take a screenshot of it.',
  'not-a-picture': 'it is not a photo. Please use JPEG, PNG or WebP.',
  'too-small': 'it is too small.',
  broken: 'the file is damaged.',
  'no-webp': 'this browser can’t open it.',
};

/** The words of photographs that shoppers send and look at. */
export const photoWords = {
  add: 'Add photos',
  send: 'Send photos',
  pending: 'Sending…',
  later: 'Later',
  done: 'Photos added.',
  none: 'Choose at least one photo.',
  failed: 'Some photos were not sent. Please send them again.',
  take: 'Take a photo',
  choose: 'Choose photos',
  preparing: 'Preparing your photos…',
  alt: (place: number) => `Your photo ${place}`,
  remove: (place: number) => `Remove photo ${place}`,
  sending: (place: number, count: number) => `Sending photo ${place} of ${count}…`,
  sent: 'Sent',
  notSent: (place: number, problem: string) => `Photo ${place} was not sent. ${problem}`,
  refused: (fileName: string, fault: string) =>
    `${fileName} was not added: ${faults[fault as PictureFault]}`,
  tooMany: (most: number) => `You can add up to ${most} photos.`,
  enlarge: (alt: string) => `Enlarge: ${alt}`,
  title: (place: number, count: number) => `Photo ${place} of ${count}`,
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
  missing: 'Not available',
  loading: 'Loading the photo…',
  refusals: {
    'too-large': 'It is too large.',
    'not-a-photo': 'It is not a photo that we can open.',
    'too-many-photos': 'You’ve added as many photos as we can take.',
    'too-many': 'You have sent many photos today. Please try again tomorrow.',
    'not-found': 'We can’t find what it belongs to.',
  },
} as const;
