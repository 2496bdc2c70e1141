import { PICTURE_WIDTHS, WIDE_PICTURE_WIDTHS } from '#domain/picture/picture.ts';
import {
  LEAST_PICTURE_SIDE,
  LEAST_WIDE_PICTURE,
  pictureFault,
  type ContentPictureFault,
} from '#domain/picture/picture-file.ts';
import { LOGO_HEIGHT, LOGO_WIDTHS } from '#domain/shop-content/brand.ts';
import type { PictureSize } from '#data/admin/pictures.ts';
import { readBytes } from '#ui/browser/read-bytes.ts';
import {
  containedIn,
  croppedTo,
  decodeImage,
  onSquareCanvas,
  reencodeImage,
} from '#ui/images/reencode-image.ts';

/** A product's picture is shown whole on a square; a wide one is cropped to 16 : 9; a logo is as wide as it is drawn. */
export type PictureShape = 'square' | 'wide' | 'logo';

type Size = Pick<ImageBitmap, 'width' | 'height'>;

/** A file to make of a picture. */
interface Target {
  readonly size: string;
  readonly frame: ReturnType<typeof croppedTo>;
  readonly type: 'image/webp' | 'image/png';
  readonly ground?: 'transparent';
}

const ICON = { width: 512, height: 512 };
/** The share of the icon that its logo takes: systems round the corners. */
const ICON_SHARE = 0.8;

/** The files of each shape, the one whose address is stored last. */
const TARGETS: Readonly<Record<PictureShape, (picture: Size) => readonly Target[]>> = {
  square: (picture) =>
    PICTURE_WIDTHS.map((width) => ({
      size: String(width),
      frame: onSquareCanvas(picture, width),
      type: 'image/webp',
    })),
  wide: (picture) =>
    WIDE_PICTURE_WIDTHS.map((width) => ({
      size: String(width),
      frame: croppedTo(picture, { width, height: (width * 9) / 16 }),
      type: 'image/webp',
    })),
  // PNG, which every mail program shows.
  logo: (picture) => {
    const drawn = Math.round((LOGO_HEIGHT * picture.width) / picture.height);
    const width = Math.min(LOGO_WIDTHS.most, Math.max(LOGO_WIDTHS.least, drawn));
    return [
      { size: 'icon', frame: containedIn(picture, ICON, ICON_SHARE), type: 'image/png' },
      {
        size: `${width}x${LOGO_HEIGHT}`,
        frame: containedIn(picture, { width, height: LOGO_HEIGHT }),
        type: 'image/png',
        ground: 'transparent',
      },
    ];
  },
};

/** Re-encodes a picture in the files of its shape. Returns the reason when it is no acceptable picture. */
export async function reencodePicture(
  file: File,
  shape: PictureShape = 'square',
): Promise<readonly PictureSize[] | ContentPictureFault> {
  const head = await readBytes(file, 300);
  if (!head) return 'unreadable';
  const fault = pictureFault(file.size, head);
  if (fault) return fault;
  const picture = await decodeImage(file);
  if (!picture) return 'broken';
  try {
    const tooSmall = sizeFault(picture, shape);
    if (tooSmall) return tooSmall;
    const sizes: PictureSize[] = [];
    for (const { size, frame, type, ground } of TARGETS[shape](picture)) {
      const encoded = await reencodeImage(picture, frame, [type], ground);
      if (!encoded) return 'no-webp';
      sizes.push({ size, file: encoded });
    }
    return sizes;
  } finally {
    picture.close();
  }
}

function sizeFault({ width, height }: Size, shape: PictureShape): ContentPictureFault | null {
  const shortest = Math.min(width, height);
  if (shape === 'logo') return shortest < LOGO_HEIGHT ? 'logo-too-small' : null;
  if (shape === 'square') return shortest < LEAST_PICTURE_SIDE ? 'too-small' : null;
  const { width: leastWidth, height: leastHeight } = LEAST_WIDE_PICTURE;
  return width < leastWidth || height < leastHeight ? 'too-narrow' : null;
}
