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

/** What the fields of an address begin with: what was typed before, and the name of the account. */
export function firstAddress(typed: Typed, name: string): KnownAddress {
  return { ...typed, name: typed['name'] || name };
}

/** Where an order goes, in one line; empty while there is no house and no PIN code. */
export function destinationOf(address: KnownAddress): string {
  const { name, line1, city, pin } = address;
  return line1 && pin
    ? [name, line1, [city, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : '';
}

/** Whether the typed address is to be kept in the address book. */
export function keepsAddress(form: HTMLFormElement | null): boolean {
  const box = form?.elements.namedItem('keep');
  return box instanceof HTMLInputElement && box.checked;
}
