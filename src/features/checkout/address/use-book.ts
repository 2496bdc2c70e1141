import { useState } from 'react';
import type { Address } from '#domain/customer/address.ts';
import { ADDRESS_BOOK_SIZE, addresses } from '#data/account/addresses.ts';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { constantQuery } from '#data/query/query-store.ts';
import { useQuery } from '#data/query/use-query.ts';

/** The address book at the checkout. */
export interface Book {
  readonly loading: boolean;
  readonly rows: readonly Address[];
  readonly full: boolean;
  /** The chosen address; null when one is typed. */
  readonly chosen: Address | null;
  choose(id: string): void;
}

/**
 * The address book of a customer (null: none) and the chosen address: the one in this tab's draft, else the default
 * one, unless an address was being typed before the sign-in.
 */
export function useBook(uid: string | null): Book {
  const read = useQuery(uid === null ? constantQuery('no address book') : addresses(uid));
  const owner = uid ?? '';
  const [draft] = useState(() => checkoutDraft(owner));
  const [chosenId, setChosenId] = useState(draft.addressId);
  const rows = (read.state === 'loading' ? undefined : read.data?.rows) ?? [];
  const typing = chosenId === undefined && Boolean(draft.typed?.['line1'] || draft.typed?.['city']);
  const preferred = rows.find((address) => address.preferred) ?? rows[0] ?? null;
  return {
    loading: uid !== null && read.state === 'loading',
    rows,
    full: rows.length >= ADDRESS_BOOK_SIZE,
    chosen: typing ? null : (rows.find(({ id }) => id === chosenId) ?? preferred),
    choose(id) {
      saveCheckoutDraft(owner, { addressId: id });
      setChosenId(id);
    },
  };
}
