import type { Typed } from '#ui/form/use-form.ts';
import type { KnownAddress } from './address/AddressPart.tsx';

/** Form values by field name. */
export function textsIn(form: HTMLFormElement): Typed {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return Object.fromEntries(entries) as Typed;
}

/** Initial values of the address fields: earlier input, and the account's name. */
export function firstAddress(typed: Typed, name: string): KnownAddress {
  return { ...typed, name: typed['name'] || name };
}

/** The destination in one line; empty while address line or PIN code is missing. */
export function destinationOf(address: KnownAddress): string {
  const { name, line1, city, pin } = address;
  return line1 && pin
    ? [name, line1, [city, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : '';
}

/** Whether the shopper wants to save the typed address. */
export function savesAddress(form: HTMLFormElement | null): boolean {
  const box = form?.elements.namedItem('keep');
  return box instanceof HTMLInputElement && box.checked;
}
