import type { Address, AddressDraft } from '#domain/customer/address.ts';
import type { Result } from '#domain/core/result.ts';
import { addAddress, changeAddress } from '#data/account/addresses.ts';
import { words } from '#text/shop/checkout.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { useCheckoutSlots } from '../checkout-slots.ts';
import type { Book } from './use-book.ts';

/** The open address: an existing one, or a new one with a fresh id. */
export interface OpenAddress {
  readonly id: string;
  readonly initial: Partial<Address>;
}

interface BookDialogProps {
  uid: string;
  open: OpenAddress;
  book: Book;
  onClose: () => void;
}

/** Dialog for an address of the book. Saving chooses it. */
export function BookDialog({ uid, open, book, onClose }: BookDialogProps) {
  const { AddressForm } = useCheckoutSlots();
  const { id, initial } = open;

  const save = (draft: AddressDraft): Promise<Result<void>> =>
    initial.id ? changeAddress(uid, id, draft) : addAddress(uid, id, draft, book.rows.length === 0);

  function onSaved(): void {
    book.choose(id);
    onClose();
  }

  const { change, add, close } = words.delivery;
  return (
    <Dialog title={initial.id ? change : add} close={close} onClose={onClose}>
      <AddressForm initial={initial} save={save} onSaved={onSaved} onCancel={onClose} />
    </Dialog>
  );
}
