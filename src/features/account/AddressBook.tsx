import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Address,
  ADDRESS_BOOK_SIZE,
  type AddressDraft,
  addressDraftOf,
} from '#domain/customer/address.ts';
import type { Failure, Result } from '#domain/core/result.ts';
import {
  addAddress,
  addresses,
  changeAddress,
  preferAddress,
  removeAddress,
} from '#data/account/addresses.ts';
import { useQuery } from '#data/react/use-query.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/account/account.ts';
import { Button } from '#ui/form/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import { ReadProblem } from './ReadProblem.tsx';

interface AddressBookProps {
  uid: string;
  /** Initial name of a new address. */
  name: string;
}

/** A customer's address book: add, edit, delete with undo, set the default. */
export function AddressBook({ uid, name }: AddressBookProps) {
  const read = useQuery(addresses(uid));
  // The id is created when the form opens, so that saving is idempotent.
  const [open, setOpen] = useState<{ readonly id: string; readonly initial: Partial<Address> }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = (read.state === 'loading' ? undefined : read.data?.rows) ?? [];

  /** The pressed button unmounts, so the focus moves to the heading. */
  function focusHeading(): void {
    heading.current?.focus({ preventScroll: true });
  }

  function close(): void {
    flushSync(() => setOpen(undefined));
    focusHeading();
  }

  function save(draft: AddressDraft): Promise<Result<void>> {
    if (open?.initial.id) return changeAddress(uid, open.initial.id, draft);
    return addAddress(uid, open?.id ?? crypto.randomUUID(), draft, rows.length === 0);
  }

  async function showOutcome(
    result: Promise<Result<unknown>>,
    onSuccess?: () => void,
  ): Promise<void> {
    const answer = await result;
    if (answer.ok) onSuccess?.();
    else toast(sentenceOf(answer.failure));
  }

  function remove(address: Address): void {
    const { id, preferred } = address;
    focusHeading();
    const undo = (): void =>
      void showOutcome(addAddress(uid, id, addressDraftOf(address), preferred));
    void showOutcome(removeAddress(uid, id), () =>
      toast(words.addresses.removed, { name: words.addresses.undo, run: undo }),
    );
  }

  const full = rows.length >= ADDRESS_BOOK_SIZE;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {words.addresses.title}
      </h2>
      {read.state === 'failed' && <ReadProblem failure={read.error} />}
      {read.state === 'loading' && (
        <div className="grid gap-4 md:grid-cols-2">
          <p role="status" className="sr-only">
            {words.addresses.loading}
          </p>
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      )}
      {read.state === 'ready' && rows.length === 0 && !open && (
        <div className="mb-6">
          <p className="font-serif text-xl">{words.addresses.emptyTitle}</p>
          <p className="text-ink-soft">{words.addresses.emptyText}</p>
        </div>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {rows.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              onEdit={() => setOpen({ id: address.id, initial: address })}
              onRemove={() => remove(address)}
              onPrefer={() => void showOutcome(preferAddress(uid, address.id, rows))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        {open ? (
          <AddressForm
            key={open.id}
            initial={open.initial}
            save={save}
            onSaved={close}
            onCancel={close}
          />
        ) : full ? (
          <p className="text-ink-soft">{words.addresses.full}</p>
        ) : (
          read.state !== 'loading' && (
            <Button
              look={rows.length === 0 ? 'main' : 'quiet'}
              onClick={() => setOpen({ id: crypto.randomUUID(), initial: { name } })}
            >
              {words.addresses.add}
            </Button>
          )
        )}
      </div>
    </section>
  );
}

function sentenceOf({ code }: Failure): string {
  return failureSentences[code];
}
