import { useState } from 'react';
import { Link } from 'react-router-dom';
import { checkForm } from '#domain/core/form.ts';
import { formatDay, formatMoment } from '#text/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import { type FoundOrder, OrderSearchSchema } from '#domain/order-access/order-search.ts';
import { paths } from '#domain/site/paths.ts';
import { findOrder } from '#data/orders/find-order.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/orders/find-order.ts';
import { emailOffer, inWords } from '#text/site/forms.ts';
import { nextSentence, statusSentence } from '#text/orders/order-status.ts';
import { words as orderWords } from '#text/orders/orders.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import { EmailField } from '#ui/form/EmailField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { focusFirstField, focusOnArrival } from '#ui/browser/focus-on-arrival.ts';
import { useForm } from '#ui/form/use-form.ts';
import { SendLink } from './SendLink.tsx';
import { OrderTotals } from '../detail/OrderTotals.tsx';
import { ParcelList } from '../parcel/ParcelList.tsx';
import { ParcelNote } from '../parcel/ParcelNote.tsx';
import { StatusBadge } from '../detail/StatusBadge.tsx';

interface FindOrderProps {
  /** How to reach the shop. */
  help: Elements;
}

/** Looks up an order by number and email without an account and shows its public details. */
export function FindOrder({ help }: FindOrderProps) {
  const [found, setFound] = useState<Found | null>(null);
  const [isAgain, setAgain] = useState(false);
  const form = useForm({
    check: (typed) =>
      inWords(checkForm(OrderSearchSchema, { number: typed['number'], email: typed['email'] })),
    async send(typed) {
      const answer = await findOrder(typed);
      if (!answer.ok) return { problem: failureSentences[answer.failure.code] };
      if (answer.value.outcome === 'too-many') return { problem: words.tooMany };
      if (answer.value.outcome === 'not-found') return { problem: words.notFound };
      setFound({ order: answer.value.order, email: typed.email });
      return null;
    },
  });
  if (found) return <Summary found={found} help={help} onAnother={askAgain} />;
  return (
    <form
      {...form.props}
      ref={isAgain ? focusFirstField : null}
      aria-label={words.title}
      className="max-w-md space-y-5"
    >
      <Field
        form={form}
        name="number"
        label={words.number}
        hint={words.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <EmailField form={form} label={words.email} hint={words.emailHint} offer={emailOffer} />
      <FormProblem form={form} />
      <Button type="submit" aria-disabled={form.pending}>
        {form.pending ? words.finding : words.find}
      </Button>
      {help}
    </form>
  );

  function askAgain(): void {
    setAgain(true);
    setFound(null);
  }
}

/** A found order, and the email address it was found with. */
interface Found {
  readonly order: FoundOrder;
  readonly email: string;
}

interface SummaryProps extends FindOrderProps {
  found: Found;
  onAnother: () => void;
}

function Summary({ found: { order, email }, help, onAnother }: SummaryProps) {
  const { number, status, lines, totals, shipment, createdAt, updatedAt, payment } = order;
  return (
    <section className="max-w-xl">
      <h2 ref={focusOnArrival} tabIndex={-1} className="text-2xl outline-none">
        {orderWords.order.title(number)}
      </h2>
      <p className="amount text-ink-soft">{orderWords.row.ordered(formatDay(createdAt))}</p>
      <div className="mt-4">
        <StatusBadge status={status}>{statusSentence(order)}</StatusBadge>
        <p className="amount mt-2 max-w-prose">{nextSentence(order)}</p>
        {payment.refundedPaise > 0 && (
          <p className="amount mt-1">
            {orderWords.row.refunded(formatMoney(payment.refundedPaise))}
          </p>
        )}
        <p className="amount mt-1 text-sm text-ink-soft">
          {words.updated(formatMoment(updatedAt))}
        </p>
      </div>
      {shipment && (
        <div className="mt-6">
          <ParcelNote shipment={shipment} />
        </div>
      )}
      <ParcelList order={order} />
      <ul className="mt-6 mb-3">
        {lines.map(({ title, quantity }) => (
          <li key={title} className="py-1 [overflow-wrap:anywhere]">
            <span className="amount font-semibold">{orderWords.order.pieces(quantity)}</span>
            <span>{` ${title}`}</span>
          </li>
        ))}
      </ul>
      <OrderTotals totals={totals} bundles={order.bundles} />
      <SendLink number={number} email={email} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={paths.askAbout(number)} className={buttonLook('quiet')}>
          {words.write}
        </Link>
        <Button look="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
      <div className="mt-4">{help}</div>
    </section>
  );
}
