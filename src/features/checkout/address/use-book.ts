import { useState } from 'react';
import {
  type Address,
  ADDRESS_BOOK_SIZE,
  type AddressDraft,
  addressDraftOf,
} from '#domain/customer/address.ts';
import { addresses } from '#data/account/addresses.ts';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { useQuery } from '#data/react/use-query.ts';
import { chosenAddress, isSameAddress, LAST_ORDER } from './chosen-address.ts';

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
 * @param lastOrderAddress the address of the last order, guests included; null if there is none.
 */
export function useBook(uid: string | null, lastOrderAddress: AddressDraft | null): Book {
  // An order whose response was lost must not replace the address that is being typed.
  const [lastOrder] = useState(lastOrderAddress);
  const read = useQuery(uid === null ? constantQuery('no address book') : addresses(uid));
  const owner = uid ?? '';
  // What is typed while the book loads slowly counts as well.
  const draft = checkoutDraft(owner);
  const [chosenId, setChosenId] = useState(draft.addressId);
  const saved = (read.state === 'loading' ? undefined : read.data?.rows) ?? [];
  const isLastOrderSaved = saved.some(
    (address) => lastOrder && isSameAddress(addressDraftOf(address), lastOrder),
  );
  const rows =
    lastOrder && !isLastOrderSaved
      ? [...saved, { ...lastOrder, id: LAST_ORDER, preferred: false, createdAt: 0 }]
      : saved;
  const [typedAtStart] = useState(draft.typed ?? {});
  const hasTypedAddress =
    chosenId === undefined && Boolean(draft.typed?.['line1'] || draft.typed?.['city']);
  const loading = uid !== null && read.state === 'loading';
  const chosen = chosenAddress({ rows, lastOrder, chosenId, hasTypedAddress, typedAtStart });
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
