import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { FACETS } from '#domain/catalog/catalog-filters.ts';
import { PRE_HYDRATION_SCRIPT } from './pre-hydration.ts';

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

/** Runs the script as a browser does, in a page with one button and one link. */
function runScript(search = '') {
  const page = { dataset: {} as Record<string, string> };
  const listeners: ((event: object) => void)[] = [];
  const window: { takeEarlyClicks?: () => ReadonlySet<object> } = {};
  runInNewContext(PRE_HYDRATION_SCRIPT, {
    document: {
      documentElement: page,
      addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
      removeEventListener: (_: string, listener: (event: object) => void) =>
        listeners.splice(listeners.indexOf(listener), 1),
    },
    location: { search },
    window,
  });
  const click = (target: object, selector: string): boolean => {
    let isQueued = false;
    const event = {
      target: {
        closest: (wanted: string) => (wanted.split(', ').includes(selector) ? target : null),
      },
      preventDefault: () => (isQueued = true),
      stopPropagation: () => undefined,
    };
    for (const listener of [...listeners]) listener(event);
    return isQueued;
  };
  return { page, window, click };
}

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
