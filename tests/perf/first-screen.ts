/** When a page showed its parts: milliseconds since the start of the navigation. Zero for parts not shown yet. */
export interface Screen {
  readonly fcp: number;
  readonly lcp: number;
  /** The first product name in view (of a card, or of the page; on Home its claim), and the first picture. */
  readonly text: number;
  readonly image: number;
  readonly cls: number;
  /** The longest task, and the total time of all tasks beyond 50 ms each (blocking time). */
  readonly longest: number;
  readonly blocking: number;
}

declare global {
  interface Window {
    screenFigures?: Screen;
    /**
     * Measures the page with this heading: its times since the tap go to session storage, which survives a full load.
     */
    expectPage?: (title: string) => void;
    /** Measures the return to the list: its time since now goes to session storage. */
    expectList?: () => void;
    forgetEvents?: () => void;
    /** Starts measuring suggestions, before the first key. */
    expectSuggestion?: () => void;
    /** Time from the first key to the first suggestion, in milliseconds. */
    suggestedAfter?: () => number;
    /** The longest event since then, from the press to the next paint. */
    worstEvent?: () => number;
  }
}

/** Runs in the page before its own scripts. It checks every frame; both the shop and the static limit pay for that. */
export function firstScreen(): void {
  if (window.top !== window) return;
  const seen = { fcp: 0, lcp: 0, text: 0, image: 0, cls: 0, longest: 0, blocking: 0 };
  window.screenFigures = seen;
  let worst = 0;
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  watch('longtask', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration);
    seen.blocking += duration - 50;
  });
  watch('event', ({ name, duration }) => {
    if (/^(?:key|input|beforeinput)/.test(name)) worst = Math.max(worst, duration);
  });
  window.forgetEvents = () => (worst = 0);
  window.worstEvent = () => worst;

  let [typed, suggested] = [0, 0];
  window.expectSuggestion = () => {
    addEventListener('keydown', () => (typed ||= performance.now()), true);
  };
  window.suggestedAfter = () => suggested - typed;

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
  const cards = (): Element[] => [...document.querySelectorAll('article')];
  const inFrame = (callback: () => void): void => void requestAnimationFrame(callback);
  const recordOnce = (name: string, since: string): void => {
    if (stored(name) !== null) return;
    sessionStorage.setItem(name, '');
    inFrame(() => sessionStorage.setItem(name, String(now() - Number(stored(since)))));
  };

  window.expectPage = (title) => {
    sessionStorage.clear();
    sessionStorage.setItem('title', title);
    const tapped = (): void => {
      sessionStorage.setItem('tapped', String(now()));
      removeEventListener('click', tapped, true);
    };
    addEventListener('click', tapped, true);
  };
  window.expectList = () => {
    sessionStorage.clear();
    sessionStorage.setItem('left', String(now()));
  };

  const NAMES = 'article h1, article h3, main > h1, main > section h1';
  const isDone: Record<'text' | 'image', boolean> = { text: false, image: false };
  function look(): void {
    if (document.body) {
      const main = document.querySelector('main') ?? document.body;
      // Skips what was found already: each check costs milliseconds per frame.
      if (!isDone.text && [...main.querySelectorAll(NAMES)].some(inView)) {
        isDone.text = true;
        inFrame(() => (seen.text = performance.now()));
      }
      if (!isDone.image && [...main.querySelectorAll('img')].some(isShown)) {
        isDone.image = true;
        inFrame(() => (seen.image = performance.now()));
      }
      if (typed > 0 && suggested === 0 && document.querySelector('[role=option]')) {
        inFrame(() => (suggested ||= performance.now()));
      }
      const title = stored('title');
      if (title !== null && stored('tapped') !== null) {
        const heading = [...document.querySelectorAll('h1')].find(
          (one) => one.textContent.trim() === title && inView(one),
        );
        if (heading) recordOnce('title-at', 'tapped');
        const large = [...document.images].some((one) => one.width > 150 && isShown(one));
        if (heading && large) recordOnce('picture-at', 'tapped');
      }
      if (stored('left') !== null && location.pathname === '/products' && cards().some(inView)) {
        recordOnce('list-at', 'left');
      }
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}
