import { useState } from 'react';
import {
  type Address,
  ADDRESS_BOOK_SIZE,
  addressBox,
  type AddressDraft,
  addressDraftOf,
} from '#domain/customer/address.ts';
import { addresses } from '#data/account/addresses.ts';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { useQuery } from '#data/react/use-query.ts';

/** Choices without an address of the book: the address of the last order, and typed fields. */
export const LAST_ORDER = 'last-order';
export const TYPED = 'typed';

/** The addresses at the checkout. */
export interface Book {
  readonly loading: boolean;
  /** Saved addresses, and the address of the last order if it is another one. */
  readonly rows: readonly Address[];
  readonly full: boolean;
  /** The chosen address; null when one is typed. */
  readonly chosen: Address | null;
  readonly isTyped: boolean;
  choose(id: string): void;
}

/**
 * The addresses that a shopper (uid; null for visitors and guests, who have no address book) can choose, and the chosen
 * one: the one in this tab's draft, else the preferred one, else the last one, unless an address was being typed.
 * @param lastNow the address of the last order, guests included; null if there is none.
 */
export function useBook(uid: string | null, lastNow: AddressDraft | null): Book {
  // An order whose response was lost must not replace the address that is being typed.
  const [last] = useState(lastNow);
  const read = useQuery(uid === null ? constantQuery('no address book') : addresses(uid));
  const owner = uid ?? '';
  // What is typed while the book loads slowly counts as well.
  const draft = checkoutDraft(owner);
  const [chosenId, setChosenId] = useState(draft.addressId);
  const saved = (read.state === 'loading' ? undefined : read.data?.rows) ?? [];
  const known = last && saved.find((address) => isSame(addressDraftOf(address), last));
  const rows =
    last && !known
      ? [...saved, { ...last, id: LAST_ORDER, preferred: false, createdAt: 0 }]
      : saved;
  const [typedBefore] = useState(draft.typed ?? {});
  const typing = chosenId === undefined && Boolean(draft.typed?.['line1'] || draft.typed?.['city']);
  const preferred = saved.find((address) => address.preferred) ?? known ?? rows.at(-1) ?? null;
  const loading = uid !== null && read.state === 'loading';
  const chosen =
    typing || chosenId === TYPED
      ? (typing && rows.find((address) => isAsTyped(address, typedBefore))) || null
      : (rows.find(({ id }) => id === chosenId) ?? preferred);
  return {
    loading,
    rows,
    full: saved.length >= ADDRESS_BOOK_SIZE,
    chosen,
    isTyped: !loading && !chosen,
    choose(id) {
      saveCheckoutDraft(owner, { addressId: id });
      setChosenId(id);
    },
  };
}

function isSame(one: AddressDraft, other: AddressDraft): boolean {
  return (['name', 'phone', 'pin', 'line1', 'line2'] as const).every(
    (field) => one[field] === other[field],
  );
}

/** Whether an address of the book is the one in the form, as a cancelled order restores it. */
function isAsTyped(address: Address, typed: Readonly<Record<string, string>>): boolean {
  const isSameField = (field: 'name' | 'phone' | 'pin'): boolean => address[field] === typed[field];
  return (
    addressBox(address) === typed['line1'] &&
    isSameField('name') &&
    isSameField('phone') &&
    isSameField('pin')
  );
}
