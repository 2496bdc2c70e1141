import type { Order } from '#domain/order/order.ts';
import type { ByHandWords } from '#text/orders/method-words.ts';
import { words as own } from '#text/orders/payment-return.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { CopyButton } from '#ui/form/CopyButton.tsx';

interface PayByHandProps {
  order: Order;
  words: ByHandWords;
}

/** How to pay an order by hand: amount, where to, reference and until when. */
export function PayByHand({ order, words }: PayByHandProps) {
  const facts = words.facts(order).map(({ name, value, toCopy }) => ({
    name,
    value: (
      <span className="inline-flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{value}</span>
        {toCopy && (
          <CopyButton
            text={value}
            label={own.byHand.copy(name)}
            done={own.byHand.copied}
            failed={own.byHand.copyFailed}
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
