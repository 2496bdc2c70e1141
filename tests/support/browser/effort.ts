import type { BrowserContext } from '@playwright/test';

/** What a purchase costs a shopper. */
export interface Effort {
  /** The names of what was tapped, in order, in every tab. */
  readonly taps: string[];
  /** The names of the fields that were typed into. */
  readonly fields: Set<string>;
}

/**
 * Counts trusted taps and typed fields in every page of a context, the payment provider's included. Values that the page
 * fills in by itself do not count.
 */
export async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { taps: [], fields: new Set() };
  await context.exposeBinding('countTap', (_, name: string) => void effort.taps.push(name));
  await context.exposeBinding('countField', (_, name: string) => void effort.fields.add(name));
  await context.addInitScript(() => {
    const counter = window as unknown as Record<'countTap' | 'countField', (name: string) => void>;
    const nameOf = (target: EventTarget | null): string => {
      const control = (target as Element).closest('a, button, input, select, textarea, label');
      return control?.getAttribute('name') || control?.textContent?.trim() || 'elsewhere';
    };
    const listen = (event: string, name: 'countTap' | 'countField'): void =>
      document.addEventListener(
        event,
        ({ isTrusted, target }) => {
          if (isTrusted) counter[name](nameOf(target));
        },
        true,
      );
    listen('pointerdown', 'countTap');
    listen('beforeinput', 'countField');
  });
  return effort;
}
