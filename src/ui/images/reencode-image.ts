/** Encoder quality from 0 to 1. */
const QUALITY = 0.85;
/** Background of transparent or letterboxed pictures: products are photographed on white. */
const BACKGROUND = 'white';

/** A rectangle, in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The output frame, and the picture's rectangle in it, which may exceed the frame. */
interface Framed {
  readonly width: number;
  readonly height: number;
  readonly picture: Box;
}

type Size = Pick<Box, 'width' | 'height'>;

/** A frame with the picture's aspect ratio, whose longest side is at most `longestSide` pixels. Never enlarges. */
export function fitWithin({ width, height }: Size, longestSide: number): Framed {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return { ...scaled, picture: { x: 0, y: 0, ...scaled } };
}

/** A square with the whole picture centred on the background colour. */
export function onSquareCanvas(size: Size, side: number): Framed {
  return square(size, side, side / Math.max(size.width, size.height));
}

/** The whole picture centred in a frame of this size, of which it takes a share from 0 to 1 at most. */
export function containedIn(size: Size, { width, height }: Size, share = 1): Framed {
  const scale = share * Math.min(width / size.width, height / size.height);
  const [wide, high] = [size.width * scale, size.height * scale];
  const picture = { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
  return { width, height, picture };
}

/** A centre crop to a square of at most `mostSide` pixels. */
export function middleSquare(size: Size, mostSide: number): Framed {
  const cut = Math.min(size.width, size.height);
  const side = Math.min(cut, mostSide);
  return square(size, side, side / cut);
}

/** A centre crop to a frame of this size. */
export function croppedTo(size: Size, { width, height }: Size): Framed {
  const scale = Math.max(width / size.width, height / size.height);
  const [wide, high] = [size.width * scale, size.height * scale];
  const picture = { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
  return { width, height, picture };
}

function square(size: Size, side: number, scale: number): Framed {
  const [width, height] = [size.width * scale, size.height * scale];
  const picture = { x: (side - width) / 2, y: (side - height) / 2, width, height };
  return { width: side, height: side, picture };
}

/** Decodes an image file with its EXIF orientation; null if the browser cannot decode it. */
export async function decodeImage(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/**
 * Re-encodes a picture as the first supported type, on a background of a CSS colour; null if none is supported. Only pixels survive: no location or
 * device metadata, no embedded script.
 */
export async function reencodeImage(
  picture: ImageBitmap,
  { width, height, picture: box }: Framed,
  types: readonly string[],
  background = BACKGROUND,
): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, box.x, box.y, box.width, box.height);
  for (const type of types) {
    // `toBlob` falls back to PNG for unsupported types.
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (file?.type === type) return file;
  }
  return null;
}
