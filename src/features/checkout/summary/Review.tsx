import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/shop/checkout.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { CouponField } from './CouponField.tsx';
import { LineList } from './LineList.tsx';
import type { Sums } from './sums.ts';
import { TotalList } from './TotalList.tsx';
import type { CouponControl } from './use-coupon.ts';
import type { Line } from './use-lines.ts';
import type { OrderButtonState } from '../order/use-order-form.ts';
import { PayBar, TrustNote } from '../payment/PayBar.tsx';

interface ReviewProps {
  heading: RefObject<HTMLHeadingElement | null>;
  lines: readonly Line[];
  sums: Sums;
  /** The destination in one line; empty if unknown. */
  destination: string;
  coupon: CouponControl;
  button: OrderButtonState;
  /** The notice that blocks the order; null if there is none. */
  error: ReactNode;
  onOrder: () => void;
}

/** The order summary. Its last part, the order button, stays in view on phones. */
export function Review({
  heading,
  lines,
  sums,
  destination,
  coupon,
  button,
  error,
  onOrder,
}: ReviewProps) {
  const notice = useRef<HTMLDivElement>(null);
  const isBlocked = error !== null;
  useEffect(() => {
    if (isBlocked) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isBlocked]);
  return (
    <section
      aria-label={words.summary.title}
      className="contents lg:sticky lg:top-6 lg:block lg:rounded-card lg:border lg:border-hairline lg:bg-surface lg:p-6"
    >
      <div className="mt-10 rounded-card border border-hairline bg-surface p-4 sm:p-6 lg:mt-0 lg:border-0 lg:p-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {words.summary.title}
          </h2>
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
            <span className="text-ink-soft">{words.summary.to}</span>
            <span>{` ${destination}`}</span>
          </p>
        )}
        <div className="mb-2 border-y border-hairline py-2">
          <CouponField coupon={coupon} />
        </div>
        <div className="pt-2">
          <TotalList sums={sums} />
        </div>
        <ErrorMessage ref={notice} look="plain" className="mt-4">
          {error}
        </ErrorMessage>
      </div>
      {/* Siblings of the form on phones, so that the bar is sticky along the whole page. */}
      <PayBar
        sums={sums}
        button={button}
        hasRisen={lines.some(
          ({ sold, unitPricePaise, seenPaise }) => sold && unitPricePaise > seenPaise,
        )}
        onOrder={onOrder}
      />
      <TrustNote sums={sums} />
    </section>
  );
}
