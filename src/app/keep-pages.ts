/** Lets the service worker in, where there is one: a dev server has none, and some browsers don't in private windows. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // The shop is the same without it.
  });
}
