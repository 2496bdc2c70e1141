/** Registers the service worker of a built site. A dev server has none, and some browsers refuse it in private windows. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // The shop works without it.
  });
}
