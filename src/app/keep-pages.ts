/** What was shown before the worker came, as it has it: held here, a browser finds it again at once. */
const early: HTMLImageElement[] = [];

/** Lets the service worker in, where there is one: a dev server has none, and some browsers don't in private windows. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', showPictures, { once: true });
  navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // The shop is the same without it.
  });
}

/** Shows the worker the pictures that came without it. It keeps them, and who follows a card's link sees its picture at once. */
function showPictures(): void {
  for (const { complete, currentSrc } of document.images) {
    if (!complete || !currentSrc) continue;
    const picture = new Image();
    picture.src = currentSrc;
    early.push(picture);
  }
}
