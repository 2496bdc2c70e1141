import { vi } from 'vitest';

/** A file that a shopper chooses, called a JPEG; its bytes say what it is. */
export const aFile = (name: string, head: readonly number[] | string): File =>
  new File([typeof head === 'string' ? head : Uint8Array.from(head)], name, { type: 'image/jpeg' });

export const aJpeg = (name = 'crack.jpg'): File => aFile(name, [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

/** Adds what jsdom lacks to shrink pictures. The browser of these tests decodes no HEIC. */
export function addPictures(): void {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.endsWith('.heic')) throw new Error('no decoder');
    return { width: 4000, height: 3000, close: () => undefined };
  });
  let urls = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:photo-${(urls += 1)}`,
    revokeObjectURL: () => undefined,
  });
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['shrunk'], { type: type ?? '' })),
  );
}
