import { words } from '#text/orders/orders.ts';
import { words as pageWords } from '#text/orders/thank-you.ts';
import { CopyButton } from '#ui/form/CopyButton.tsx';

interface ConfirmedNumberProps {
  number: string;
}

const { order: own } = words;

/** The order number in large type, with a copy button. */
export function ConfirmedNumber({ number }: ConfirmedNumberProps) {
  return (
    <div className="my-4">
      <p className="text-ink-soft">{pageWords.number}</p>
      <p className="flex flex-wrap items-center gap-x-5">
        <strong
          translate="no"
          className="font-serif text-3xl tracking-wide [overflow-wrap:anywhere] select-all amount"
        >
          {number}
        </strong>
        <CopyButton text={number} label={own.copy} done={own.copied} failed={own.copyFailed} />
      </p>
    </div>
  );
}
