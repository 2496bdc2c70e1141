import { sendOrderLink } from '#data/orders/order-link.ts';
import { words } from '#text/orders/find-order.ts';
import { failureSentences } from '#text/site/failures.ts';
import { ActionButton } from '#ui/form/ActionButton.tsx';

interface SendLinkProps {
  /** What the order was found with. */
  number: string;
  email: string;
}

/** Emails a link to the whole order, because only the mailbox's owner may see the address and invoice, or change it. */
export function SendLink({ number, email }: SendLinkProps) {
  const { send, sending, sent } = words.link;
  return (
    <section className="mt-6 space-y-3 rounded-card bg-leaf-tint px-4 py-4">
      <p>{words.privacy}</p>
      <ActionButton
        label={send}
        pending={sending}
        done={sent(email)}
        run={async () => {
          const answer = await sendOrderLink({ number, email });
          if (!answer.ok) return failureSentences[answer.failure.code];
          return answer.value.outcome === 'sent' ? '' : words.tooMany;
        }}
      />
    </section>
  );
}
