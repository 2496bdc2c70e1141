import {
  type Address,
  addressBox,
  type AddressDraft,
  addressDraftOf,
} from '#domain/customer/address.ts';

/** Choices without an address of the book: the address of the last order, and typed fields. */
export const LAST_ORDER = 'last-order';
export const TYPED = 'typed';

interface AddressChoice {
  /** Saved addresses, and the one of the last order. */
  readonly rows: readonly Address[];
  /** The address of the last order; null if there is none. */
  readonly lastOrder: AddressDraft | null;
  /** The row that was chosen, `TYPED`, or undefined before a choice. */
  readonly chosenId: string | undefined;
  /** Whether an address is in the fields and no choice was made. */
  readonly hasTypedAddress: boolean;
  /** The fields' values when the form opened. */
  readonly typedAtStart: Readonly<Record<string, string>>;
}

/** The address that the order goes to; null for the one in the fields. */
export function chosenAddress(choice: AddressChoice): Address | null {
  const { rows, lastOrder, chosenId, hasTypedAddress, typedAtStart } = choice;
  // A cancelled order restores its address in the fields, also one of the book.
  if (hasTypedAddress) return rows.find((row) => isAsTyped(row, typedAtStart)) ?? null;
  if (chosenId === TYPED) return null;
  return (
    rows.find(({ id }) => id === chosenId) ??
    rows.find(({ preferred }) => preferred) ??
    rows.find((row) => lastOrder && isSameAddress(addressDraftOf(row), lastOrder)) ??
    rows.at(-1) ??
    null
  );
}

/** Whether two addresses are the same but for city and State, which follow from the PIN code. */
export function isSameAddress(one: AddressDraft, other: AddressDraft): boolean {
  return (['name', 'phone', 'pin', 'line1', 'line2'] as const).every(
    (field) => one[field] === other[field],
  );
}

function isAsTyped(address: Address, typed: Readonly<Record<string, string>>): boolean {
  const isSameField = (field: 'name' | 'phone' | 'pin'): boolean => address[field] === typed[field];
  return (
    addressBox(address) === typed['line1'] &&
    isSameField('name') &&
    isSameField('phone') &&
    isSameField('pin')
  );
}
