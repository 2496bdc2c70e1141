import { addressBox, type AddressDraft, addressLines } from '#domain/customer/address.ts';
import type { FormValues } from '#ui/form/use-form.ts';
import type { AddressValues } from './address/AddressPart.tsx';

/** Initial values of the address fields: earlier input, and the account's name. */
export function initialAddress(typed: FormValues, name: string): AddressValues {
  return { ...typed, name: typed['name'] || name };
}

/** The destination in one line; empty while address line or PIN code is missing. */
export function destinationOf(address: AddressValues): string {
  const { name, line1, city, pin } = address;
  return line1 && pin
    ? [name, addressLines(line1).line1, [city, pin].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', ')
    : '';
}

/** Whether the shopper wants to save the typed address. */
export function wantsAddressSaved(form: HTMLFormElement | null): boolean {
  const box = form?.elements.namedItem('keep');
  return box instanceof HTMLInputElement && box.checked;
}

/** An address as values of the form's fields. */
export function addressFormOf(address: AddressDraft): FormValues {
  return { ...address, line1: addressBox(address), line2: '' };
}
