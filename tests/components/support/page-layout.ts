/** What the shop asks of the layout and of the top layer, which jsdom does not have. */

/** The page is as wide as the window: `innerWidth` sets it, and a `resize` event reports it. Nothing scrolls. */
export function addPageWidth(): void {
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, 0);
  Object.assign(window, { ResizeObserver: BodyObserver });
  Object.assign(Element.prototype, { scrollTo: () => undefined });
}

class BodyObserver {
  readonly #report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }
  observe(target: Element): void {
    if (target !== document.body) return;
    window.addEventListener('resize', this.#tell);
    this.#tell();
  }
  unobserve(): void {
    this.disconnect();
  }
  disconnect(): void {
    window.removeEventListener('resize', this.#tell);
  }
  readonly #tell = (): void => {
    const entry = { target: document.body, contentRect: document.body.getBoundingClientRect() };
    this.#report([entry as unknown as ResizeObserverEntry], this);
  };
}

/** Escape asks the open dialog to close, as browsers do of their own. */
export function addDialogEscape(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const dialog = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
    const closes = dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (closes) dialog?.close();
  });
}
