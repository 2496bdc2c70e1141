import type { NumberFault } from '../core/form.ts';
import { MAX_QUANTITY } from '../cart/cart-limits.ts';
import { paise, rupeesFromPaise } from '../money/money.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { typedCount } from '../money/typed-number.ts';
import { type BundleDraft, MAX_BUNDLE_TITLE, PARTS } from './bundle.ts';

/** Faults of a field of the form. */
export type BundleFormFault = 'required' | 'too-long' | 'few' | 'twice' | NumberFault;

/** Name of the field of a part's product (a slug, empty without one) and of its quantity; `place` counts from 0. */
export const partField = {
  slug: (place: number): string => `part${place}`,
  quantity: (place: number): string => `quantity${place}`,
} as const;

/** The form values of a bundle; of a new one without. Amounts are typed in rupees. */
export function bundleFormValues(draft: BundleDraft | null): Readonly<Record<string, string>> {
  const places = Array.from({ length: PARTS.most }, (_, place) => place);
  return {
    title: draft?.title ?? '',
    saving: draft ? String(rupeesFromPaise(paise(draft.savingPaise))) : '',
    ...Object.fromEntries(
      places.flatMap((place) => [
        [partField.slug(place), draft?.parts[place]?.slug ?? ''],
        [partField.quantity(place), String(draft?.parts[place]?.quantity ?? 1)],
      ]),
    ),
  };
}

/** Parses the form, or returns the faults by field. Places without a product are left out. */
export function parseBundleForm(
  typed: Readonly<Record<string, string>>,
  active: boolean,
):
  | { readonly ok: true; readonly value: BundleDraft }
  | { readonly ok: false; readonly faults: Readonly<Record<string, BundleFormFault>> } {
  const faults: Record<string, BundleFormFault> = {};
  const text = (name: string): string => (typed[name] ?? '').replace(/\s+/gu, ' ').trim();
  const title = text('title');
  if (title === '') faults['title'] = 'required';
  else if (title.length > MAX_BUNDLE_TITLE) faults['title'] = 'too-long';
  const savingPaise = typedAmount(text('saving'), 1);
  if (text('saving') === '') faults['saving'] = 'required';
  else if (typeof savingPaise !== 'number') faults['saving'] = savingPaise;
  const parts: { slug: string; quantity: number }[] = [];
  for (let place = 0; place < PARTS.most; place += 1) {
    const slug = text(partField.slug(place));
    if (slug === '') continue;
    if (parts.some((part) => part.slug === slug)) faults[partField.slug(place)] = 'twice';
    const field = partField.quantity(place);
    const quantity = typedCount(text(field), { least: 1, most: MAX_QUANTITY });
    if (text(field) === '') faults[field] = 'required';
    else if (typeof quantity !== 'number') faults[field] = quantity;
    parts.push({ slug, quantity: typeof quantity === 'number' ? quantity : 1 });
  }
  if (parts.length < PARTS.least) faults[partField.slug(parts.length)] ??= 'few';
  if (Object.keys(faults).length > 0 || typeof savingPaise !== 'number') {
    return { ok: false, faults };
  }
  return { ok: true, value: { title, parts, savingPaise, active } };
}
