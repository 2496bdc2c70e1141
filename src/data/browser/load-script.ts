/** Timeout of a script in milliseconds. */
const TIMEOUT_MS = 20_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads a script once; a failed load can be retried.
 * @throws Error when it is blocked, or there is no network.
 */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const element = document.createElement('script');
  const promise = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too late')), TIMEOUT_MS);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    element.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('blocked'));
    });
  }).catch((error: unknown) => {
    loading.delete(address);
    element.remove();
    throw error;
  });
  loading.set(address, promise);
  element.src = address;
  element.async = true;
  document.head.append(element);
  return promise;
}
