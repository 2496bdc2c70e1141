import {
  ADDRESS_FIELDS,
  addressBox,
  type AddressDraft,
  addressLines,
} from '#domain/customer/address.ts';
import { words as accountWords } from '#text/account/account.ts';
import { words } from '#text/shop/checkout.ts';
import type { FieldErrors, FormValues } from '#ui/form/use-form.ts';
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

/** The errors of a chosen address at its choice: it has no fields in the form. */
export function errorsOfChosenAddress(errors: FieldErrors): FieldErrors {
  const isOfAddress = (name: string) => ADDRESS_FIELDS.some((field) => field === name);
  const wrong = ADDRESS_FIELDS.find((field) => field in errors);
  if (wrong === undefined) return errors;
  const others = Object.entries(errors).filter(([name]) => !isOfAddress(name));
  const label = wrong === 'line2' ? accountWords.addresses.line1 : accountWords.addresses[wrong];
  const address = words.delivery.incorrect(label, errors[wrong] ?? '');
  return { ...Object.fromEntries(others), address };
}
