import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isPaidOnDelivery, traitsOf } from '#domain/payment/payment-method.ts';
import { providerProfile } from '#domain/payment/providers.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/shop/checkout.ts';
import { methodWords } from '#text/orders/payment-methods.ts';
import { Button } from '#ui/form/Button.tsx';
import type { OrderButtonState } from '../order/use-order-form.ts';
import type { Sums } from '../summary/sums.ts';

interface PayBarProps {
  sums: Sums;
  button: OrderButtonState;
  /** Whether a product costs more than when the cart was last shown. */
  hasRisen: boolean;
  onOrder: () => void;
}

const { pay, summary } = words;

/** The only order button, with total and terms: sticky on phones unless the screen is too low. */
export function PayBar({ sums: { method, totals }, button, hasRisen, onOrder }: PayBarProps) {
  const total = formatMoney(totals.totalPaise);
  const { agreement } = pay;
  return (
    <div className="pay-bar z-10 -mx-4 mt-4 border-t border-hairline bg-ground px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-lg:[@media(min-height:30rem)]:sticky max-lg:[@media(min-height:30rem)]:bottom-0 lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="leading-tight lg:hidden">
          <strong className="amount block text-xl font-semibold">{total}</strong>
          <span className="text-sm text-ink-soft">{summary.gstShort}</span>
        </p>
        <div className="grid grow">
          <Button aria-disabled={button !== 'idle'} onClick={onOrder}>
            {!isPaidOnDelivery(method) && <Lock aria-hidden className="size-5 shrink-0" />}
            <span>
              {button === 'idle'
                ? pay[traitsOf(method).provider === '' ? 'place' : 'online'](total)
                : button === 'coupon'
                  ? pay.coupon
                  : pay.sending}
            </span>
          </Button>
        </div>
      </div>
      <p role="status" className="mt-2 text-center text-sm empty:hidden">
        {button === 'busy' ? pay.busy : hasRisen && pay.risen}
      </p>
      <p className="mt-2 text-sm text-ink-soft lg:mt-3">
        <span>{agreement.before}</span>
        <Link to={paths.terms} className={LINK}>
          {agreement.terms}
        </Link>
        <span>{agreement.between}</span>
        <Link to={`${paths.shipping}#returns`} className={LINK}>
          {agreement.shipping}
        </Link>
        <span>{agreement.after}</span>
      </p>
    </div>
  );
}

const LINK = 'text-leaf underline underline-offset-2';

/** Who takes the payment, and where to reach them. */
export function TrustNote({ sums: { method } }: Pick<PayBarProps, 'sums'>) {
  const { trust } = pay;
  const { provider } = traitsOf(method);
  const profile = provider === '' ? null : providerProfile(provider);
  return (
    <div className="mt-3 flex gap-2 text-sm text-ink-soft">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-leaf" />
      <div>
        <p>{methodWords[method].trust}</p>
        {profile && (
          <p className="flex flex-wrap gap-x-5">
            {(['help', 'complaints'] as const).map((name) => (
              <a
                key={name}
                href={profile[name]}
                target="_blank"
                rel="noreferrer"
                className={`inline-flex min-h-11 items-center ${LINK}`}
              >
                {trust[name]}
              </a>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
