import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { FACETS } from '#domain/catalog/catalog-filters.ts';
import { PAGE_CODE, PRE_HYDRATION_SCRIPT } from './pre-hydration.ts';

test('the policy allows exactly the inline script of prerendered pages', () => {
  const hash = createHash('sha256').update(PRE_HYDRATION_SCRIPT).digest('base64');
  const policies = /"key": "Content-Security-Policy",\s*"value": "([^"]*)"/.exec(
    readFileSync(join(process.cwd(), 'firebase.json'), 'utf8'),
  );
  const scripts = /script-src ([^;]*)/.exec(policies?.[1] ?? '')?.[1] ?? '';
  expect(scripts.split(' ').filter((source) => source.startsWith("'sha256-"))).toEqual([
    `'sha256-${hash}'`,
  ]);
  expect(scripts).not.toContain('unsafe');
});

/** Runs the script as a browser does, in a page with one button and one link, whose document is still being parsed. */
function runScript(search = '') {
  const page = { dataset: {} as Record<string, string> };
  const listeners = new Map<string, ((event: object) => void)[]>();
  const listen = (type: string, listener: (event: object) => void) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  const window: { takeEarlyClicks?: () => ReadonlySet<object> } = {};
  let startCount = 0;
  const document = {
    documentElement: page,
    readyState: 'loading',
    addEventListener: listen,
    removeEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(
        type,
        (listeners.get(type) ?? []).filter((one) => one !== listener),
      ),
    getElementById: (id: string) =>
      id === PAGE_CODE && startCount === 0 ? { replaceWith: () => (startCount += 1) } : null,
  };
  runInNewContext(PRE_HYDRATION_SCRIPT, {
    document,
    addEventListener: listen,
    location: { search },
    setTimeout: (run: () => void) => run(),
    window,
  });
  const dispatch = (type: string, event: object = {}): void => {
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  const click = (target: object, selector: string): boolean => {
    let isQueued = false;
    dispatch('click', {
      target: {
        closest: (wanted: string) => (wanted.split(', ').includes(selector) ? target : null),
      },
      preventDefault: () => (isQueued = true),
      stopPropagation: () => undefined,
    });
    return isQueued;
  };
  const starts = (): number => startCount;
  return { page, window, document, dispatch, click, starts };
}

test.each(['load', 'pointerdown', 'keydown', 'focusin'])('%s starts the code, once', (type) => {
  const { document, dispatch, starts } = runScript();
  dispatch('DOMContentLoaded');
  dispatch(type);
  expect(starts(), 'while the document is parsed').toBe(0);
  document.readyState = 'interactive';
  dispatch(type);
  dispatch('load');
  expect(starts()).toBe(1);
});

test('a queued click of a screen reader starts the code, and another view does at once', () => {
  const { document, click, starts } = runScript();
  document.readyState = 'interactive';
  expect(click({}, 'button')).toBe(true);
  expect(starts()).toBe(1);
  const other = runScript('?category=soap');
  other.document.readyState = 'interactive';
  other.dispatch('DOMContentLoaded');
  expect(other.starts()).toBe(1);
});

test('marks exactly the addresses that ask for another list', () => {
  const isMarked = (search: string) => 'otherView' in runScript(search).page.dataset;
  for (const name of ['category', 'search', 'sort', 'pages', ...FACETS]) {
    expect(isMarked(`?utm_source=a&${name}=b`), name).toBe(true);
  }
  expect(isMarked('?utm_source=mail&gclid=1')).toBe(false);
  expect(isMarked('')).toBe(false);
});

test('queues a clicked button once and leaves links and forms with an action alone', () => {
  const { window, click } = runScript();
  const button = {};
  expect(click({ href: '/about' }, 'a')).toBe(false);
  expect(click({ form: { hasAttribute: () => true } }, 'button')).toBe(false);
  expect(click(button, 'button')).toBe(true);
  expect(click(button, 'button')).toBe(true);
  expect([...(window.takeEarlyClicks?.() ?? [])]).toEqual([button]);
});

test('queues a link after a queued click, follows it on the second click, and queues nothing after hydration', () => {
  const { window, click } = runScript();
  const link = { href: '/dashboard?tab=cart-fav' };
  click({}, 'button');
  expect(click(link, 'a')).toBe(true);
  expect(click(link, 'a')).toBe(false);
  expect(window.takeEarlyClicks?.().size).toBe(2);
  expect(window.takeEarlyClicks).toBeUndefined();
  expect(click({}, 'button')).toBe(false);
});
