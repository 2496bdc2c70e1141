import { type Address, ADDRESS_BOOK_SIZE, type AddressDraft } from '#domain/customer/address.ts';
import type { Result } from '#domain/core/result.ts';
import { addressesOf } from './customer-collections.ts';
import { attemptOnline } from '../firebase/failures.ts';
import type { Query } from '../query/query-store.ts';
import type { ListPage } from '../query/read.ts';

/** A customer's live address book, oldest first. */
export function addresses(uid: string): Query<ListPage<Address>> {
  return addressesOf(uid).list({
    where: {},
    orderBy: { field: 'createdAt', direction: 'asc' },
    limit: ADDRESS_BOOK_SIZE,
  });
}

/** Adds an address under an id that the form created once, so that a retry is idempotent. */
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

/** Updates an address. */
export function changeAddress(uid: string, id: string, draft: AddressDraft): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { updateDocument } = await import('../firebase/writes.ts');
    await updateDocument(`users/${uid}/addresses/${id}`, draft);
  });
}

/** Makes one address the default of the book, instead of any other. */
export function preferAddress(
  uid: string,
  id: string,
  book: readonly Pick<Address, 'id' | 'preferred'>[],
): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { updateDocument } = await import('../firebase/writes.ts');
    const changed = book.filter((address) => address.preferred !== (address.id === id));
    await Promise.all(
      changed.map((address) =>
        updateDocument(`users/${uid}/addresses/${address.id}`, { preferred: address.id === id }),
      ),
    );
  });
}

/** Deletes an address. Orders store their own copy. */
export function removeAddress(uid: string, id: string): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { removeDocument } = await import('../firebase/writes.ts');
    await removeDocument(`users/${uid}/addresses/${id}`);
  });
}
