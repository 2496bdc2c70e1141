import type { ReactNode } from 'react';
import type { Address, AddressDraft } from '#domain/customer/address.ts';
import type { Result } from '#domain/shared/result.ts';
import { addAddress, changeAddress } from '#data/account/addresses.ts';
import { words } from '#text/en/checkout.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { Book } from './use-book.ts';

/** An address that is open: of the book, or new under an id that was minted for it. */
export interface OpenAddress {
  readonly id: string;
  readonly known: Partial<Address>;
}

/** What draws the form of an address; the page lends the account's. */
export type RenderAddressForm = (address: {
  readonly known: Partial<Address>;
  readonly save: (draft: AddressDraft) => Promise<Result<void>>;
  readonly onDone: () => void;
}) => ReactNode;

interface BookDialogProps {
  uid: string;
  open: OpenAddress;
  book: Book;
  renderAddressForm: RenderAddressForm;
  onClose: () => void;
}

/** An address of the book in a window: what is saved is chosen. */
export function BookDialog({ uid, open, book, renderAddressForm, onClose }: BookDialogProps) {
  const { id, known } = open;

  async function save(draft: AddressDraft): Promise<Result<void>> {
    const result = await (known.id
      ? changeAddress(uid, id, draft)
      : addAddress(uid, id, draft, book.rows.length === 0));
    if (result.ok) book.choose(id);
    return result;
  }

  const { change, add, close } = words.delivery;
  return (
    <Dialog title={known.id ? change : add} close={close} onClose={onClose}>
      {renderAddressForm({ known, save, onDone: onClose })}
    </Dialog>
  );
}
