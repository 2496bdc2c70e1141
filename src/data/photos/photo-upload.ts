/** How long an upload may take in milliseconds: a photograph of 500 KB on a slow mobile network. */
export const UPLOAD_TIMEOUT_MS = 120_000;

/** A file's content in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += PART) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + PART)));
  }
  return btoa(parts.join(''));
}

/** Bytes converted at a time: a call takes a limited number of arguments. */
const PART = 8192;
