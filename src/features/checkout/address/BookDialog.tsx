import type { Address, AddressDraft } from '#domain/customer/address.ts';
import type { Result } from '#domain/core/result.ts';
import { addAddress, changeAddress } from '#data/account/addresses.ts';
import { words } from '#text/shop/checkout.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import type { Book } from './use-book.ts';

/** The open address: an existing one, or a new one with a fresh id. */
export interface OpenAddress {
  readonly id: string;
  readonly initial: Partial<Address>;
}

/** Renders the address form; the page passes the account's one. */
export type RenderAddressForm = (address: {
  readonly initial: Partial<Address>;
  readonly save: (draft: AddressDraft) => Promise<Result<void>>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}) => Elements;

interface BookDialogProps {
  uid: string;
  open: OpenAddress;
  book: Book;
  renderAddressForm: RenderAddressForm;
  onClose: () => void;
}

/** Dialog for an address of the book. Saving chooses it. */
export function BookDialog({ uid, open, book, renderAddressForm, onClose }: BookDialogProps) {
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
      {renderAddressForm({ initial, save, onSaved, onCancel: onClose })}
    </Dialog>
  );
}
