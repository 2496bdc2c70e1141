import { cleanup, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
import { queryStore } from '#data/query/query-store.ts';
import type { Role } from '#domain/staff/role.ts';
import { STORE } from '../../../dev/seed/store.ts';
import type { Answer, Documents, MemoryBackend } from './memory-backend.ts';
import { renderShop } from './render-shop.tsx';

type Fields = Readonly<Record<string, unknown>>;

/** A time in the past, so that a save never falls into the same millisecond. */
export const EARLIER = new Date(Date.UTC(2026, 0, 14, 4, 0));

/** Renders the shop at an address of the staff area, signed in as the team's only member of that role. */
export async function renderStaff(
  address: string,
  role: Role,
  documents: Documents = {},
  answers: Readonly<Record<string, Answer>> = {},
  width = 1440,
  reads?: 'hang',
) {
  // Loaded here, so that waiting for an element does not include it.
  await Promise.all([
    import('../../../src/admin/Admin.tsx'),
    import('#data/firebase/documents.ts'),
    loadPart(address),
  ]);
  const user = { uid: role, name: role, email: `${role}@franch.test` };
  return renderShop(address, { documents, user, role, answers, width, ...(reads && { reads }) });
}

const PARTS: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  '../../../src/admin/*/*Page.tsx',
);

/** Loads the page of an address of the staff area: `orders` of `/admin/dashboard/orders?open=x`. */
async function loadPart(address: string): Promise<void> {
  const [, part] = /\/admin\/(?:dashboard\/)?([a-z]+)/u.exec(address) ?? [];
  const page = Object.entries(PARTS).find(([path]) => path.includes(`/admin/${part}/`));
  await page?.[1]();
}

/** A document of `products` that is saved but not on sale. */
export function draftProduct(slug: string, changes: Fields = {}): Documents {
  const own = { title: `Soap ${slug}`, sku: slug.toUpperCase(), category: 'Soaps', active: false };
  const facts = { description: 'A bar.', price: 99, stock: 10 };
  const dates = { createdAt: EARLIER, updatedAt: EARLIER };
  return { [`products/${slug}`]: { ...own, ...facts, ...dates, ...changes } };
}

/** A document of `blogs` that was published in the past. */
export function article(slug: string, changes: Fields = {}): Documents {
  const texts = { title: `About ${slug}`, excerpt: 'A summary.', body: 'One paragraph.' };
  const lists = { tags: [], relatedProducts: [] };
  const dates = { publishedAt: EARLIER, updatedAt: EARLIER };
  return { [`blogs/${slug}`]: { ...texts, ...lists, ...dates, status: 'published', ...changes } };
}

/** `settings/store`. */
export function settings(changes: Fields = {}): Documents {
  return { 'settings/store': { ...STORE, checkoutOpen: true, ...changes } };
}

/** Simulates a reload: device storage stays, cached reads are dropped. */
export function unload(): void {
  cleanup();
  queryStore.reset();
}

/** The entries of the audit log so far, in the order of writing. */
export function auditEntries(backend: MemoryBackend): readonly Fields[] {
  return backend.writes
    .filter((path) => path.startsWith('audit/'))
    .map((path) => backend.document(path) ?? {});
}

/** Writes what is saved next, but loses the answer. */
export function loseNextAnswer(backend: MemoryBackend): void {
  vi.spyOn(backend, 'write').mockImplementationOnce((documents) => {
    backend.change(documents);
    throw Object.assign(new Error('No answer.'), { code: 'unavailable' });
  });
}

/** The text selected in a text area. */
export function selectionIn(field: HTMLElement): string {
  const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
}

/** The queries of a form with this accessible name, once it exists. */
export async function formNamed(name: string | RegExp) {
  return within(await screen.findByRole('form', { name }));
}

/** The value of a field. */
export function valueOf(field: HTMLElement): string {
  return (field as HTMLInputElement).value;
}

/** Waits until a text that contains this one is shown. */
export async function shows(
  text: string | RegExp,
  scope: Pick<typeof screen, 'findAllByText'> = screen,
) {
  const [found] = await scope.findAllByText(text, { exact: false });
  if (!found) throw new Error('unreachable: findAllByText rejects when it finds nothing');
  return found;
}

/** Presses the button with this accessible name, once it exists. */
export async function press(
  user: UserEvent,
  name: string | RegExp,
  scope: Pick<typeof screen, 'findByRole'> = screen,
) {
  await user.click(await scope.findByRole('button', { name }));
}

/** The queries of the dialog with this accessible name, once it is open. */
export async function dialogNamed(name: string | RegExp) {
  return within(await screen.findByRole('dialog', { name }));
}

/** The value; fails the test when it is missing. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The value is missing.');
  return value;
}
