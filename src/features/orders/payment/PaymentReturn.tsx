import { CircleCheck, Clock, type LucideIcon, RotateCcw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { minutesLeft, type PaymentStage, paymentStage } from '#domain/order/payment-stage.ts';
import { paths } from '#domain/site/paths.ts';
import { transactionOf } from '#data/orders/orders.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { useQuery } from '#data/react/use-query.ts';
import { reasonSentence, words } from '#text/orders/payment-return.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Fold } from '#ui/content/Fold.tsx';
import { useNow } from '#ui/browser/use-now.ts';
import { PayAgain } from './PayAgain.tsx';

/** Clock interval, and the wait after which leaving is suggested, both in milliseconds. */
const CLOCK_MS = 5_000;
const LONG_WAIT_MS = 60_000;

interface PaymentReturnProps {
  order: Order;
  /** Called once when the order is paid. */
  onDone: () => void;
}

const { ways } = words;

/** The payment status of an order after the return from the provider's page. Updates by itself. */
export function PaymentReturn({ order, onDone }: PaymentReturnProps) {
  const money = useQuery(transactionOf(order.id));
  const now = useNow(CLOCK_MS);
  const [startedAt] = useState(now);
  const offline = useOffline();
  const stage = paymentStage(order, money.state === 'ready' ? money.data : null, now);
  const isDone = stage.stage === 'done';
  useEffect(() => {
    if (isDone) onDone();
    // Runs once, when the payment is done.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDone]);
  const isCancelled = stage.stage === 'cancelled';
  const [beganCancelled] = useState(isCancelled);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that cancels goes with its dialog.
    if (isCancelled && !beganCancelled) heading.current?.focus();
  }, [isCancelled, beganCancelled]);
  const { Icon, look, title, text } = messageFor(stage);
  return (
    <section className="mx-auto w-full max-w-xl px-4 py-8 sm:py-14">
      <Icon aria-hidden className={`mb-4 size-12 ${look}`} strokeWidth={1.5} />
      <div role="status">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        <p className="mt-3 text-lg">{text}</p>
      </div>
      <p className="amount mt-2 text-ink-soft">
        {words.order(order.number, formatMoney(order.totals.totalPaise))}
      </p>
      <div role="status" className="empty:hidden">
        {offline && <p className="mt-4 rounded-card bg-tint px-4 py-3">{words.offline}</p>}
      </div>
      <div className="mt-6 space-y-5">{nextSteps()}</div>
    </section>
  );

  function nextSteps(): ReactNode {
    switch (stage.stage) {
      case 'done':
        return null;
      case 'waiting':
      case 'authorized':
        return (
          <>
            <p>{words.waiting.leave}</p>
            <p className="[overflow-wrap:anywhere]">{words.waiting.mail(order.email)}</p>
            <div role="status">
              {now - startedAt > LONG_WAIT_MS && (
                <p className="rounded-card bg-leaf-tint px-4 py-3">{words.waiting.late}</p>
              )}
            </div>
            <Links order={order} />
            {stage.stage === 'waiting' && (
              <Fold title={<span>{words.waiting.again}</span>}>
                <p className="mb-3 text-ink-soft">{words.waiting.againHint}</p>
                <PayAgain order={order} canCancel />
              </Fold>
            )}
          </>
        );
      case 'failed':
        return (
          <>
            <p>{words.failed.nothing}</p>
            <p className="font-semibold">{words.failed.minutes(minutesLeft(order, now))}</p>
            <PayAgain order={order} isRetry />
            <Link
              to={paths.order(order.id)}
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {ways.orderOrCancel}
            </Link>
          </>
        );
      case 'overdue':
      case 'expired':
      case 'cancelled':
      case 'sent-back':
        return <Links order={order} />;
    }
  }
}

interface StageMessage {
  readonly Icon: LucideIcon;
  readonly look: string;
  readonly title: string;
  readonly text: string;
}

const WAITS = { Icon: Clock, look: 'animate-breathe text-leaf' } as const;
const WARNS = { Icon: TriangleAlert, look: 'text-clay' } as const;

function messageFor(stage: PaymentStage): StageMessage {
  switch (stage.stage) {
    case 'done':
      return { Icon: CircleCheck, look: 'text-leaf', ...words.paid };
    case 'waiting':
      return { ...WAITS, ...words.waiting };
    case 'authorized':
      return { ...WAITS, ...words.authorized };
    case 'failed':
      // Razorpay's code for a shopper who left its page: not an error.
      if (stage.reason === 'payment_cancelled') {
        return { Icon: Clock, look: 'text-leaf', ...words.unpaid };
      }
      return { ...WARNS, title: words.failed.title, text: reasonSentence(stage.reason) };
    case 'overdue':
    case 'expired':
      return { ...WARNS, ...words[stage.stage] };
    case 'cancelled':
      return { ...WARNS, ...words.cancelled };
    case 'sent-back': {
      const { why, amountPaise, refund } = stage;
      const own = words[why];
      const sentences = {
        'on-its-way': own.text,
        failed: words.sendBackFailed,
        done: own.done,
      } as const;
      const text = sentences[refund](formatMoney(amountPaise));
      return { Icon: RotateCcw, look: 'text-leaf', title: own.title, text };
    }
  }
}

interface LinksProps {
  order: Pick<Order, 'id' | 'number'>;
}

function Links({ order }: LinksProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={paths.order(order.id)} className={buttonLook('quiet')}>
        {ways.order}
      </Link>
      <Link to={paths.products} className={buttonLook('quiet')}>
        {ways.shop}
      </Link>
      <Link to={paths.askAbout(order.number)} className={buttonLook('quiet')}>
        {ways.write}
      </Link>
    </div>
  );
}
