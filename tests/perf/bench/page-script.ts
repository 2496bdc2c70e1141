/** When a page showed its parts: milliseconds since the start of the navigation. Zero for parts not shown yet. */
export interface Screen {
  readonly fcp: number;
  /** The first product name in view (of a card, or of the page; on Home its claim), and the first picture. */
  readonly text: number;
  readonly image: number;
  readonly cls: number;
}

declare global {
  interface Window {
    screenFigures?: Screen;
    /** Measures the page with this heading: its time since the tap goes to session storage, which survives a load. */
    expectPage?: (title: string) => void;
    /** Measures the return to the list: its time since now goes to session storage. */
    expectList?: () => void;
    forgetEvents?: () => void;
    /** The longest event since then, from the press to the next paint. */
    worstEvent?: () => number;
    /** The longest task of an import. */
    longestTask?: number;
  }
}

/** Runs in the page before its own scripts. It checks every frame; both the shop and the static limit pay for that. */
export function measureScreen(): void {
  if (window.top !== window) return;
  const seen = { fcp: 0, text: 0, image: 0, cls: 0 };
  window.screenFigures = seen;
  let worst = 0;
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  watch('event', ({ name, duration }) => {
    if (/^(?:key|input|beforeinput)/.test(name)) worst = Math.max(worst, duration);
  });
  window.forgetEvents = () => (worst = 0);
  window.worstEvent = () => worst;

  const now = (): number => performance.timeOrigin + performance.now();
  const stored = (name: string): string | null => {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const inView = (element: Element): boolean => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
  };
  const isShown = (picture: HTMLImageElement): boolean =>
    picture.complete && picture.naturalWidth > 1 && inView(picture);
  const recordOnce = (name: string, since: string): void => {
    if (stored(name) !== null) return;
    sessionStorage.setItem(name, '');
    requestAnimationFrame(() =>
      sessionStorage.setItem(name, String(now() - Number(stored(since)))),
    );
  };
  window.expectPage = (title) => {
    sessionStorage.clear();
    sessionStorage.setItem('title', title);
    addEventListener('click', () => sessionStorage.setItem('tapped', String(now())), {
      capture: true,
      once: true,
    });
  };
  window.expectList = () => {
    sessionStorage.clear();
    sessionStorage.setItem('left', String(now()));
  };

  const NAMES = 'article h1, article h3, main > h1, main > section h1';
  const isDone = { text: false, image: false };
  const record = (part: 'text' | 'image', isThere: () => boolean): void => {
    // Skips what was found already: each check costs milliseconds per frame.
    if (isDone[part] || !isThere()) return;
    isDone[part] = true;
    requestAnimationFrame(() => (seen[part] = performance.now()));
  };
  function look(): void {
    requestAnimationFrame(look);
    if (!document.body) return;
    const main = document.querySelector('main') ?? document.body;
    record('text', () => [...main.querySelectorAll(NAMES)].some(inView));
    record('image', () => [...main.querySelectorAll('img')].some(isShown));
    const title = stored('title');
    if (title !== null && stored('tapped') !== null) {
      const headings = [...document.querySelectorAll('h1')];
      if (headings.some((one) => one.textContent.trim() === title && inView(one)))
        recordOnce('title-at', 'tapped');
    }
    if (stored('left') !== null && location.pathname === '/products') {
      if ([...document.querySelectorAll('article')].some(inView)) recordOnce('list-at', 'left');
    }
  }
  requestAnimationFrame(look);
}
