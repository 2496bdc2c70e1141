import type { Address, AddressDraft } from '#domain/customer/address.ts';
import type { DeliveryRules } from '#domain/checkout/delivery.ts';
import { words } from '#text/shop/checkout.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { BookChoice } from './BookChoice.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';
import type { Book } from './use-book.ts';

/** Values of the address fields. */
export type AddressValues = Readonly<Partial<Record<keyof AddressDraft, string>>>;

interface AddressPartProps {
  book: Book;
  /** What is wrong with the chosen address. */
  error: string | undefined;
  /** The effective PIN code, as typed. */
  pin: string;
  rules: DeliveryRules;
  /** Fields for a typed address. */
  fields: Elements;
  /** Whether a typed address can be saved to an address book. */
  canSave: boolean;
  /** Whether the shopper chose to save it. */
  savesByDefault: boolean;
  /** Changes an address, or adds one (null). */
  onOpen: (address: Address | null) => void;
}

const { delivery } = words;

/** The delivery part: an address of the book or a typed one, and the delivery estimate. */
export function AddressPart(props: AddressPartProps) {
  const { book, error, pin, rules, fields, canSave, savesByDefault, onOpen } = props;
  return (
    <section className="space-y-5">
      <h2 className="text-xl">{delivery.title}</h2>
      {book.loading ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <>
          {book.rows.length > 0 && (
            <BookChoice
              book={book.rows}
              chosen={book.chosen?.id ?? ''}
              full={book.full}
              error={error}
              onChoose={(id) => book.choose(id)}
              onEdit={onOpen}
              onAdd={() => onOpen(null)}
            />
          )}
          {book.isTyped && fields}
          {book.isTyped && canSave && !book.full && (
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="keep"
                defaultChecked={savesByDefault}
                className="size-5 accent-(--leaf)"
              />
              <span>{delivery.save}</span>
            </label>
          )}
        </>
      )}
      <DeliveryNote pin={pin} rules={rules} />
    </section>
  );
}
