/** How well pictures are kept when they are drawn anew, from 0 to 1. */
const QUALITY = 0.85;
/** What a picture that does not fill its frame, or lets light through, is put on: packs are taken on white. */
const PAPER = 'white';

/** A rectangle, in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The frame in which a picture is drawn, and the place of the whole picture in it, which may reach beyond the frame. */
interface Framed {
  readonly width: number;
  readonly height: number;
  readonly picture: Box;
}

type Size = Pick<Box, 'width' | 'height'>;

/** A frame of the picture's own shape whose longest side is at most so many pixels. */
export function within({ width, height }: Size, longestSide: number): Framed {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const own = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return { ...own, picture: { x: 0, y: 0, ...own } };
}

/** A square in which the whole picture stands in the middle, on paper. */
export function onSquare(size: Size, side: number): Framed {
  return square(size, side, side / Math.max(size.width, size.height));
}

/** The middle square of the picture, at most so many pixels wide. */
export function middleSquare(size: Size, mostSide: number): Framed {
  const cut = Math.min(size.width, size.height);
  const side = Math.min(cut, mostSide);
  return square(size, side, side / cut);
}

function square(size: Size, side: number, scale: number): Framed {
  const [width, height] = [size.width * scale, size.height * scale];
  const picture = { x: (side - width) / 2, y: (side - height) / 2, width, height };
  return { width: side, height: side, picture };
}

/** A file as a picture, turned as its camera was held; null when it is none that this browser reads. */
export async function pictureOf(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/**
 * Draws a picture anew, as the first of the types that the browser writes; null when it writes none of them. Only pixels
 * survive: neither the place nor the device that a file names, and no script in it.
 */
export async function reencodeImage(
  picture: ImageBitmap,
  { width, height, picture: box }: Framed,
  types: readonly string[],
): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, box.x, box.y, box.width, box.height);
  for (const type of types) {
    // A browser that cannot write a type writes PNG in its stead.
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
    if (file?.type === type) return file;
  }
  return null;
}
