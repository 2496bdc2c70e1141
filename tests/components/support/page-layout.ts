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

/**
 * Answers `getComputedStyle` from tag, attributes and inline style: the shop's CSS is not loaded here, and jsdom matches
 * its whole default style sheet for every element that a query by role looks at.
 */
export function addComputedStyle(): void {
  const original = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  const displayOf = ({ localName, namespaceURI }: Element): string => {
    let display = displays.get(localName);
    if (display === undefined) {
      ({ display } = original(document.createElementNS(namespaceURI, localName)));
      displays.set(localName, display);
    }
    return display;
  };
  const isHidden = (element: Element): boolean =>
    element.hasAttribute('hidden') || (element.localName === 'input' && hasType(element, 'hidden'));
  Object.assign(window, {
    getComputedStyle: (element: Element) => {
      const inline = element.hasAttribute('style') ? (element as HTMLElement).style : null;
      const isOpenDialog = element.localName === 'dialog' && element.hasAttribute('open');
      const own = isOpenDialog ? 'block' : displayOf(element);
      const values: Readonly<Record<string, string>> = {
        display: isHidden(element) ? 'none' : inline?.display || own,
        visibility: inline?.visibility || 'visible',
        pointerEvents: inline?.pointerEvents || 'auto',
      };
      return { ...values, getPropertyValue: (name: string) => values[name] ?? '' };
    },
  });
}

function hasType(element: Element, type: string): boolean {
  return element.getAttribute('type') === type;
}

/**
 * Finds the labels of a field in an index: jsdom asks every node of the page for its control, which walks the page again,
 * whenever a query looks at a field.
 */
export function addFieldLabels(): void {
  let labels: Map<string, HTMLLabelElement[]> | null = null;
  const observer = new MutationObserver(() => (labels = null));
  observer.observe(document, { attributeFilter: ['for'], childList: true, subtree: true });
  const index = (): Map<string, HTMLLabelElement[]> => {
    if (observer.takeRecords().length > 0) labels = null;
    if (labels) return labels;
    labels = new Map();
    for (const label of document.querySelectorAll('label')) {
      labels.set(label.htmlFor, [...(labels.get(label.htmlFor) ?? []), label]);
    }
    return labels;
  };
  const fields = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  for (const { prototype } of fields) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        const named = this.id === '' ? [] : (index().get(this.id) ?? []);
        const outer = index().get('') ?? [];
        return [...named, ...outer.filter((label) => label.contains(this))];
      },
    });
  }
}
