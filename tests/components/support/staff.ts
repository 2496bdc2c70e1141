import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Role } from '#domain/role.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { aProductDocument } from '../../support/products.ts';
import type { Documents, MemoryBackend } from './memory-backend.ts';
import { renderShop } from './render-shop.tsx';

type Fields = Readonly<Record<string, unknown>>;

/** A moment in the past, so that a save is never in the same millisecond. */
export const EARLIER = new Date(Date.UTC(2026, 0, 14, 4, 0));

/** Renders the shop at an address of the staff area, signed in as the team's only member of that role. */
export function renderStaff(address: string, role: Role, documents: Documents = {}, width = 1440) {
  const user = { uid: role, name: role, email: `${role}@franch.test` };
  return renderShop(address, { documents, user, role, width });
}

/** A document of `products` that is saved but not on sale. */
export function draftProduct(slug: string, changes: Fields = {}): Documents {
  const { createdAt: _, updatedAt: __, ...fields } = aProductDocument();
  const own = { title: `Soap ${slug}`, sku: slug.toUpperCase(), category: 'Soaps', active: false };
  const dates = { createdAt: EARLIER, updatedAt: EARLIER };
  const texts = { description: 'A bar.', price: 99, stock: 10, images: [], imageURL: '', mrp: 0 };
  return { [`products/${slug}`]: { ...fields, ...texts, ...own, ...dates, ...changes } };
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

/** The entries of the audit log so far, in the order of writing. */
export function auditEntries(backend: MemoryBackend): readonly Fields[] {
  return backend.writes
    .filter((path) => path.startsWith('audit/'))
    .map((path) => backend.document(path) ?? {});
}

/** Replaces what is typed in a field; pasting is faster than typing. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text === '') return;
  await user.click(field);
  await user.paste(text);
}

/** The text selected in a text area. */
export function selectionIn(field: HTMLElement): string {
  const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
}

/** The queries of a form with this accessible name, once it is there. */
export async function formNamed(name: string | RegExp) {
  return within(await screen.findByRole('form', { name }));
}

/** What stands in a field. */
export function valueOf(field: HTMLElement): string {
  return (field as HTMLInputElement).value;
}
