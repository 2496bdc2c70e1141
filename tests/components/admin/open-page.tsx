import { act, fireEvent, getConfig, screen, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { enableLiveUpdates } from '#data/query/live-updates.ts';
import type { Role } from '#domain/staff/role.ts';
import { UnsavedGuard } from '../../../src/admin/frame/UnsavedGuard.tsx';
import type { Documents } from '../support/memory-backend.ts';
import { type RenderedShop, renderPart } from '../support/render-shop.tsx';

type Options = Parameters<typeof renderPart>[1];
type Page = () => Promise<{ readonly default: ComponentType }>;

const PAGES = import.meta.glob([
  '../../../src/admin/*/*Page.tsx',
  '!**/*DetailPage.tsx',
]) as Readonly<Record<string, Page>>;

/**
 * Opens one page of the staff area without the shop and the navigation around it, signed in as the team's only member
 * of that role. At addresses of other pages nothing is shown.
 */
export async function openPage(
  address: string,
  role: Role,
  documents: Documents = {},
  options: Options = {},
): Promise<RenderedShop> {
  const [, section = ''] = /\/admin\/(?:dashboard\/)?([a-z]+)/u.exec(address) ?? [];
  const load = Object.entries(PAGES).find(([path]) => path.includes(`/admin/${section}/`))?.[1];
  if (!load) throw new Error(`The staff area has no page at ${address}.`);
  const { default: Page } = await load();
  const part = (
    <Routes>
      <Route path={`/admin/dashboard/${section}/:tid?`} element={<Page />} />
      <Route path={`/admin/${section}`} element={<Page />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return openPart(part, role, documents, { at: address, ...options });
}

/** Opens a part of the staff area by itself. */
export async function openPart(
  part: ReactNode,
  role: Role,
  documents: Documents = {},
  options: Options = {},
): Promise<RenderedShop> {
  enableLiveUpdates();
  const guarded = (
    <>
      <UnsavedGuard />
      {part}
    </>
  );
  const user = { uid: role, name: role, email: `${role}@franch.test` };
  return renderPart(guarded, { documents, user, role, width: 1440, ...options });
}

/** Clicks an element with the focus on it, and lets React finish what follows at once. */
export async function click(element: HTMLElement): Promise<void> {
  await getConfig().asyncWrapper(async () => {
    act(() => element.focus());
    fireEvent.click(element);
    await Promise.resolve();
  });
}

type Scope = Pick<typeof screen, 'findByRole'>;

/** Presses the button with this accessible name, once it exists. */
export async function press(name: string | RegExp, scope: Scope = screen): Promise<void> {
  await click(await scope.findByRole('button', { name }));
}

/** Clicks the checkbox with this accessible name, once it exists. */
export async function tick(name: string | RegExp, scope: Scope = screen): Promise<void> {
  await click(await scope.findByRole('checkbox', { name }));
}

/** Follows the link with this accessible name, once it exists. */
export async function follow(name: string | RegExp, scope: Scope = screen): Promise<void> {
  await click(await scope.findByRole('link', { name }));
}

/** Sets the value of a field, or of a select by the value of its option, without an event for every key. */
export function fill(field: HTMLElement, value: string): void {
  fireEvent.input(field, { target: { value } });
  if (field instanceof HTMLSelectElement) fireEvent.change(field);
}

/** Answers the question about unsaved input. */
export async function stayOnPage(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  const [, button] = dialog.getAllByRole('button', { name: 'Stay here' });
  if (!button) throw new Error('The dialog has a close button and a button of this name.');
  await click(button);
}
