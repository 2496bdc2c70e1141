import { useEffect, useRef, useState } from 'react';
import { formatMoney, paise } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { shownPayout } from '#domain/own-order/shown-payout.ts';
import { payBy, type Payout, payoutStage } from '#domain/payout/payout.ts';
import { type ReturnTerms, returnTermsOf } from '#domain/return/return-terms.ts';
import { formatDay } from '#text/dates.ts';
import { payoutWords as own } from '#text/orders/payouts.ts';
import { Button } from '#ui/form/Button.tsx';
import { PayeeDialog } from './PayeeDialog.tsx';

interface PayoutPartProps {
  order: Parameters<typeof shownPayout>[0] & Pick<Order, 'returnTerms'>;
}

/** Asks where to send a refund that the shop makes by hand, and says where it goes. Nothing without such a refund. */
export function PayoutPart({ order }: PayoutPartProps) {
  const { id } = order;
  const payout = shownPayout(order);
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // After the dialog has closed, which gives the focus back to its button: that one has another name then.
  useEffect(() => {
    if (saved > 0) heading.current?.focus();
  }, [saved]);
  if (!payout) return null;
  const isKnown = payout.payee !== '';
  return (
    <section
      id="refund"
      className={`mt-5 rounded-card bg-surface p-4 sm:p-6 ${isKnown ? 'border border-hairline' : 'border-2 border-leaf'}`}
    >
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-xl outline-none">
        {isKnown ? own.titleKnown : own.title}
      </h2>
      <p role="status" className="amount max-w-prose font-semibold [overflow-wrap:anywhere]">
        {sentenceOf(payout, returnTermsOf(order))}
      </p>
      {!isKnown && <p className="mt-2 max-w-prose">{own.why}</p>}
      <p className="mt-2 mb-3 max-w-prose text-sm text-ink-soft">{own.safe}</p>
      <Button
        look={isKnown ? 'quiet' : 'main'}
        {...(isKnown && { 'aria-label': own.changeOf })}
        onClick={() => setOpen(true)}
      >
        {isKnown ? own.change : own.give}
      </Button>
      {open && (
        <PayeeDialog
          orderId={id}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            setSaved((count) => count + 1);
          }}
        />
      )}
    </section>
  );
}

function sentenceOf(payout: Payout, terms: ReturnTerms): string {
  const { dues, payee, payeeAt } = payout;
  const amount = formatMoney(paise(dues.reduce((sum, due) => sum + due.amountPaise, 0)));
  switch (payoutStage(payout)) {
    case 'expected':
      return payee === '' ? own.expected : own.sendLater(payee);
    case 'needs-payee':
      return own.due(amount);
    case 'to-pay': {
      const last = Math.max(...dues.map(({ dueAt }) => payBy(dueAt, payeeAt, terms)));
      return own.sendBy(amount, payee, formatDay(last));
    }
  }
}
