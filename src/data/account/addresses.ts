import type { Address, AddressDraft } from '#domain/customer/address.ts';
import type { Result } from '#domain/shared/result.ts';
import { addressesOf } from '../firebase/collections.ts';
import { attemptOnline } from '../firebase/failures.ts';
import type { Query } from '../query/query-store.ts';
import type { ListPage } from '../query/read.ts';

/** The most that an address book holds. */
export const ADDRESS_BOOK_SIZE = 20;

/** A customer's live address book, the oldest first. */
export function addresses(uid: string): Query<ListPage<Address>> {
  return addressesOf(uid).list({
    where: {},
    orderBy: { field: 'createdAt', direction: 'asc' },
    limit: ADDRESS_BOOK_SIZE,
  });
}

/** Adds an address under an id that the form minted once, so that a second try cannot add it twice. */
export function addAddress(
  uid: string,
  id: string,
  draft: AddressDraft,
  preferred: boolean,
): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { NOW, putDocument } = await import('../firebase/writes.ts');
    await putDocument(`users/${uid}/addresses/${id}`, {
      ...draft,
      preferred,
      createdAt: NOW,
    });
  });
}

/** Changes an address. */
export function changeAddress(uid: string, id: string, draft: AddressDraft): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { mergeDocument } = await import('../firebase/writes.ts');
    await mergeDocument(`users/${uid}/addresses/${id}`, draft);
  });
}

/** Makes one address the preferred one, and the others of the book not. */
export function preferAddress(
  uid: string,
  id: string,
  book: readonly Pick<Address, 'id' | 'preferred'>[],
): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { mergeDocument } = await import('../firebase/writes.ts');
    const changed = book.filter((address) => address.preferred !== (address.id === id));
    await Promise.all(
      changed.map((address) =>
        mergeDocument(`users/${uid}/addresses/${address.id}`, { preferred: address.id === id }),
      ),
    );
  });
}

/** Removes an address. Orders keep their own copy of it. */
export function removeAddress(uid: string, id: string): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { removeDocument } = await import('../firebase/writes.ts');
    await removeDocument(`users/${uid}/addresses/${id}`);
  });
}
