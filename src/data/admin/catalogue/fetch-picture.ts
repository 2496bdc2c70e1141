/** Timeout for another server, in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Fetches a picture of another server; null when it does not let this site read it (CORS, or the shop's own
 * Content-Security-Policy), does not answer, or is not addressed by HTTPS.
 */
export async function fetchPicture(address: string): Promise<File | null> {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') return null;
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return null;
    const name = new URL(address).pathname.split('/').at(-1) ?? '';
    return new File([await answer.blob()], name || 'picture');
  } catch {
    return null;
  }
}
