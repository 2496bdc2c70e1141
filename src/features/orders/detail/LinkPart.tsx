import type { Order } from '#domain/order/order.ts';
import { revokeOrderLinks } from '#data/orders/order-link.ts';
import { useSession } from '#data/react/use-session.ts';
import { words as own } from '#text/orders/order-link.ts';
import { words } from '#text/orders/orders.ts';
import { failureSentences } from '#text/site/failures.ts';
import { ActionButton } from '#ui/form/ActionButton.tsx';

interface LinkPartProps {
  order: Pick<Order, 'id' | 'uid'>;
}

/** Lets the order's customer turn off the links of our emails. Who has opened one of them may not. */
export function LinkPart({ order: { id, uid } }: LinkPartProps) {
  const session = useSession();
  if (session.state !== 'signed-in' || session.user.uid !== uid) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-ink-soft">{own.title}</summary>
      <p className="mb-3 max-w-prose text-ink-soft">{own.text}</p>
      <ActionButton
        look="quiet"
        label={own.revoke}
        pending={own.revoking}
        done={own.revoked}
        run={async () => {
          const answer = await revokeOrderLinks(id);
          if (!answer.ok) return failureSentences[answer.failure.code];
          return answer.value.outcome === 'revoked' ? '' : words.unknown.title;
        }}
      />
    </details>
  );
}
