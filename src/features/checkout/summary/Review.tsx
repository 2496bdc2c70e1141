import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/en/shop/checkout.ts';
import { Button } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { CouponField } from './CouponField.tsx';
import { LineList } from './LineList.tsx';
import type { Sums } from './sums.ts';
import { TotalList } from './TotalList.tsx';
import type { CouponControl } from './use-coupon.ts';
import type { Line } from './use-lines.ts';
import type { OrderSubmission } from '../order/use-order.ts';

interface ReviewProps {
  lines: readonly Line[];
  sums: Sums;
  /** The destination in one line; empty if unknown. */
  destination: string;
  coupon: CouponControl;
  state: OrderSubmission['state'];
  /** The notice that blocks the order; null if there is none. */
  error: ReactNode;
  onOrder: () => void;
}

const LINK = 'text-leaf underline underline-offset-2';

/** The order summary and the only order button. */
export function Review({ lines, sums, destination, coupon, state, error, onOrder }: ReviewProps) {
  const notice = useRef<HTMLDivElement>(null);
  const total = formatMoney(sums.totals.totalPaise);
  const isBlocked = error !== null;
  useEffect(() => {
    if (isBlocked) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isBlocked]);
  const { agreement } = words.pay;
  return (
    <section
      aria-label={words.summary.title}
      className="rounded-card border border-hairline bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{words.summary.title}</h2>
        <Link
          to={paths.cartAndWishList}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-leaf underline underline-offset-4"
        >
          {words.summary.edit}
        </Link>
      </div>
      <LineList lines={lines} />
      {destination && (
        <p className="border-t border-hairline py-3 text-sm leading-snug [overflow-wrap:anywhere]">
          <span className="text-ink-soft">{words.summary.to}</span> {destination}
        </p>
      )}
      <div className="mb-2 border-y border-hairline py-2">
        <CouponField coupon={coupon} />
      </div>
      <div className="pt-2">
        <TotalList totals={sums.totals} />
      </div>
      <ErrorMessage ref={notice} look="plain" className="mt-4">
        {error}
      </ErrorMessage>
      <div className="mt-4 grid">
        <Button aria-disabled={state !== 'idle'} onClick={onOrder}>
          {state === 'idle' ? words.pay[sums.method](total) : words.pay.sending}
        </Button>
      </div>
      <p role="status" className="mt-2 text-center text-sm empty:hidden">
        {state === 'busy' && words.pay.busy}
      </p>
      <p className="mt-3 text-sm text-ink-soft">
        {agreement.before}
        <Link to={paths.terms} className={LINK}>
          {agreement.terms}
        </Link>
        {agreement.between}
        <Link to={paths.shipping} className={LINK}>
          {agreement.shipping}
        </Link>
        {agreement.after}
      </p>
    </section>
  );
}
