import type { Order } from '#domain/order/order.ts';
import { transferFacts, words } from '#text/orders/bank-transfer.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { CopyButton } from '#ui/form/CopyButton.tsx';

interface TransferNoteProps {
  order: Order;
}

/** How to pay an order by bank transfer: amount, account, reference and until when. */
export function TransferNote({ order }: TransferNoteProps) {
  const facts = transferFacts(order).map(({ name, value, toCopy }) => ({
    name,
    value: (
      <span className="inline-flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{value}</span>
        {toCopy && (
          <CopyButton
            text={value}
            label={words.copy(name)}
            done={words.copied}
            failed={words.copyFailed}
          />
        )}
      </span>
    ),
  }));
  return (
    <section aria-label={words.title} className="amount max-w-2xl rounded-card bg-leaf-tint p-4">
      <h2 className="mb-2 text-xl">{words.title}</h2>
      <FactList facts={facts} />
      <p className="mt-3 text-sm">{words.sent}</p>
    </section>
  );
}
