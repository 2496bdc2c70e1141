/** The layout and top-layer APIs that the shop uses and jsdom lacks. */

/** The page is as wide as the window: `innerWidth` sets it, and a `resize` event reports it. There is no scrolling. */
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

/** Escape closes the open dialog, as browsers do natively. */
export function addDialogEscape(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const dialog = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
    const closes = dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (closes) dialog?.close();
  });
}
