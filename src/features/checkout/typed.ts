import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { Typed } from '#ui/use-form.ts';
import type { KnownAddress } from './AddressPart.tsx';

/** What is typed in a form, by the names of its fields. */
export function textsIn(form: HTMLFormElement): Typed {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return Object.fromEntries(entries) as Typed;
}

/** What the fields of an address begin with: what was typed before, else what is known. */
export function firstAddress(
  typed: Typed,
  known: Pick<CheckoutDetails['address'], 'pin' | 'name'>,
): KnownAddress {
  return {
    ...typed,
    pin: typed['pin'] || known.pin,
    name: typed['name'] || known.name,
  };
}

/** Whether the typed address is to be kept in the address book. */
export function keepsAddress(form: HTMLFormElement | null): boolean {
  const box = form?.elements.namedItem('keep');
  return box instanceof HTMLInputElement && box.checked;
}
