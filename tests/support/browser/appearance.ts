import { expect, type Locator, type Page } from '@playwright/test';

/** Interactive controls. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=option]';

/** Names of the controls and pictures that overflow the window sideways; the page itself first, if it scrolls. */
export function overflowingElements(page: Page): Promise<readonly string[]> {
  return page.evaluate((controls) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isScrolled = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const outside = [...document.querySelectorAll(`${controls}, h1, h2, h3, p, img`)].filter(
      (element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > clientWidth + 1) && !isScrolled(element);
      },
    );
    return [
      ...(scrollWidth > clientWidth ? [`page: ${scrollWidth} of ${clientWidth}`] : []),
      ...outside.map(({ tagName, textContent }) => `${tagName} ${textContent?.trim()}`),
    ];
  }, CONTROLS);
}

/** The fields whose text is smaller than 16 px, each with its size: iOS zooms into them. */
export function smallFields(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .map((field) => `${field.type} ${field.name}: ${getComputedStyle(field).fontSize}`)
      .filter((text) => Number.parseFloat(text.split(': ')[1] ?? '') < 16),
  );
}

/** Whether a control lies entirely in the window with nothing covering its centre or its edges. */
export function isUncovered(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [x, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const;
    return points.every(([at, down]) => {
      const topmost = document.elementFromPoint(at, down);
      return topmost !== null && (element.contains(topmost) || topmost.contains(element));
    });
  });
}

/** Marks the controls with a border or background. Resolves to their number. */
export function controlsWithShape(page: Page): Promise<number> {
  return page.evaluate((controls) => {
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
      }
      return '';
    };
    const shaped = [...document.querySelectorAll<HTMLElement>(controls)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      const { borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(element);
      const ground = groundOf(element.parentElement);
      const hasBorder =
        borderTopStyle !== 'none' && borderTopWidth !== '0px' && !/, 0\)/.test(borderTopColor);
      return hasBorder || groundOf(element) !== ground;
    });
    for (const element of shaped) element.dataset['shaped'] = '';
    return shaped.length;
  }, CONTROLS);
}

/**
 * The marked controls that have neither border nor outline now. The browser renders check boxes and radio buttons
 * itself.
 */
export function controlsWithoutShape(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hasLine = (width: string, style: string): boolean => style !== 'none' && width !== '0px';
    return [...document.querySelectorAll<HTMLElement>('[data-shaped]')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const isNative =
          element.matches('[type=checkbox], [type=radio]') && style.appearance === 'auto';
        return !(
          isNative ||
          hasLine(style.borderTopWidth, style.borderTopStyle) ||
          hasLine(style.outlineWidth, style.outlineStyle)
        );
      })
      .map(({ tagName, ariaLabel, textContent }) => `${tagName} ${ariaLabel ?? textContent}`);
  });
}

/**
 * The marked controls without an outline of at least two pixels on themselves or their frame when focused by keyboard.
 */
export async function withoutFocusOutline(page: Page): Promise<readonly string[]> {
  // The browser shows scripted focus while the keyboard was the last input used.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const isOutlined = (element: Element): boolean => {
      for (let at: Element | null = element; at && at.tagName !== 'FORM'; at = at.parentElement) {
        const { outlineStyle, outlineWidth } = getComputedStyle(at);
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('[data-shaped]')]
      .filter((element) => {
        element.focus();
        return document.activeElement === element && !isOutlined(element);
      })
      .map(({ tagName, ariaLabel, textContent }) => `${tagName} ${ariaLabel ?? textContent}`);
  });
}

/** Whether border, outline or underline tell two controls apart: background and font weight do not count. */
export async function differsByShape(one: Locator, other: Locator): Promise<boolean> {
  const lines = (control: Locator) =>
    control.evaluate((element) => {
      const style = getComputedStyle(element);
      return [
        ...[style.borderTopWidth, style.borderTopColor, style.borderTopStyle],
        ...[style.outlineWidth, style.outlineStyle, style.textDecorationLine],
      ].join();
    });
  return (await lines(one)) !== (await lines(other));
}

/** Search engines show a layout shift below this as 0.000. */
export const UNNOTICED = 0.005;

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Cumulative layout shift since the page was opened, and what moved, from the browser's layout-shift entries. */
export async function layoutShift(page: Page): Promise<{ sum: number; moved: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShiftEntry[]) {
            sum += value;
            for (const { node, previousRect, currentRect } of sources)
              moved.push(
                `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” from y ${previousRect.y} to ${currentRect.y}`,
              );
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ sum, moved: moved.join('; ') }), 300);
      }),
  );
}

/** Fails on a layout shift since the page was opened, by the names of what moved. */
export async function expectStill(page: Page, state = page.url(), limit = UNNOTICED) {
  const { sum, moved } = await layoutShift(page);
  expect(sum, `${state}: ${moved}`).toBeLessThan(limit);
}
