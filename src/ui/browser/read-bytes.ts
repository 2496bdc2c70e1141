/**
 * The bytes of a chosen file, all or the first `most`. Null if the browser can read it no more: it was changed, moved or
 * deleted after it was chosen.
 */
export async function readBytes(
  file: Blob,
  most: number = file.size,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.slice(0, most).arrayBuffer());
  } catch {
    return null;
  }
}
