import { type BoundFunctions, type queries, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Queries bound to one element, as `within` returns them. */
export type Within = BoundFunctions<typeof queries>;

/** Replaces a field's value. Pasting is faster than typing. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text) await user.paste(text);
}

/** The value of a field. */
export function valueOf(field: HTMLElement): string {
  return (field as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement).value;
}

/** Waits for an alert with this text, and returns it. */
export async function findAlert(text: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const has = ({ textContent }: HTMLElement): boolean =>
      typeof text === 'string' ? textContent.includes(text) : text.test(textContent);
    const found = screen.queryAllByRole('alert').find(has);
    if (!found) throw new Error(`no alert says ${String(text)}`);
    return found;
  });
}

/** Waits until the shop shows this address. */
export async function expectAddress(shop: { address(): string }, address: string): Promise<void> {
  await waitFor(() => expect(shop.address()).toBe(address));
}
