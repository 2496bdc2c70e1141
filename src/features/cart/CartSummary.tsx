import { ShieldCheck, Undo2 } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { chargesAt } from '#domain/checkout/charges-at.ts';
import { codFault } from '#domain/checkout/delivery.ts';
import type { Discounts } from '#domain/checkout/discounts.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import { gramsOf, NO_CHARGES, type PricedLine, totalsOf } from '#domain/checkout/totals.ts';
import { DEFAULT_METHOD } from '#domain/payment/payment-method.ts';
import { isCheckoutOpen, type StoreSettings } from '#domain/site/store-settings.ts';
import { shopReturnTerms } from '#domain/return/return-terms.ts';
import { deliveryName } from '#text/orders/delivery-name.ts';
import { discountTexts } from '#text/orders/discounts.ts';
import { words } from '#text/shop/cart.ts';
import { deliveryByState } from '#text/shop/cart-delivery.ts';
import { words as frame } from '#text/site/shell.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { buttonLook } from '#ui/form/Button.tsx';
import { PaymentMarks } from '#ui/images/PaymentMarks.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';

interface CartSummaryProps {
  /** Those whose products are known. */
  lines: readonly PricedLine[];
  /** A product or a charge is still being read, so no total is shown. */
  isPending: boolean;
  /** Null if unavailable: then no delivery costs are shown. */
  settings: StoreSettings | null;
  /** The checked PIN code, empty if none; cash on delivery depends on it. */
  pin: string;
  discounts: Discounts;
  /** The coupon field. */
  coupon?: Elements;
  /** The delivery estimate. */
  delivery?: Elements;
}

/** The cart's total cost before the checkout, and the link there; sticky on phones. */
export function CartSummary({
  lines,
  isPending,
  settings,
  pin,
  discounts,
  coupon,
  delivery,
}: CartSummaryProps) {
  const { sum } = words;
  const charges = settings ? chargesAt(settings, pin) : NO_CHARGES;
  const { discountPaise: discount, bundles } = discounts;
  const totals = totalsOf(lines, { charges, method: DEFAULT_METHOD, discount });
  const codTotals = totalsOf(lines, { charges, method: 'cod', discount });
  const count = lines.reduce((all, { quantity }) => all + quantity, 0);
  const saving = paise(totals.mrpPaise - totals.itemsPaise + discount);
  const cash =
    settings &&
    !isPending &&
    count > 0 &&
    codTotals.codFeePaise > 0 &&
    codFault({ pin, totalPaise: codTotals.totalPaise }, settings.delivery) === null;
  // Without a PIN code the general charge is shown.
  const byState =
    pin === '' &&
    settings?.content?.fees?.states.some(({ feePaise }) => {
      const there = totalsOf(lines, {
        charges: { ...charges, feePaise },
        method: DEFAULT_METHOD,
        discount,
      });
      return there.shippingPaise !== totals.shippingPaise;
    });
  const closed = settings !== null && !isCheckoutOpen(settings);
  return (
    <>
      <section aria-labelledby="cart-summary" className="mt-6 xl:mt-0">
        <h3 id="cart-summary" className="mb-3 text-xl">
          {sum.title}
        </h3>
        {settings && count > 0 && !isPending && (
          <FreeDelivery totals={totals} grams={gramsOf(lines)} charges={charges} />
        )}
        {coupon}
        {isPending ? (
          <Skeleton className="h-14 w-full" />
        ) : (
          <>
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 amount [&>dd]:text-right">
              <dt>{sum.items(count)}</dt>
              <dd>{formatMoney(totals.itemsPaise)}</dd>
              {discountTexts(discount, bundles, sum.coupon).map(({ name, value }) => (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
              {settings && count > 0 && (
                <>
                  <dt>{deliveryName(sum.delivery, totals.weightGrams)}</dt>
                  <dd>
                    {totals.shippingPaise === 0 ? sum.free : formatMoney(totals.shippingPaise)}
                  </dd>
                </>
              )}
            </dl>
            {byState && <p className="mt-1 text-sm text-ink-soft">{deliveryByState}</p>}
            {saving > 0 && (
              <p className="mt-2 font-semibold text-turmeric-ink amount">
                {sum.saving(formatMoney(saving))}
              </p>
            )}
          </>
        )}
        {!settings && <p className="mt-2 text-sm text-ink-soft">{sum.unknown}</p>}
      </section>
      {/* Outside the section, so that it stays sticky for as long as the cart is in view. */}
      <div className="sticky bottom-0 z-10 -mx-4 mt-4 border-t border-hairline bg-ground px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] xl:static xl:mx-0 xl:bg-surface xl:px-0 xl:pb-0">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p aria-live="polite" aria-atomic className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-lg">{sum.total}</span>
            <strong className="text-2xl leading-tight font-semibold amount">
              {isPending ? '…' : formatMoney(totals.totalPaise)}
            </strong>
          </p>
          {(count > 0 || isPending) && !closed && (
            <Link to={paths.checkout} className={`xl:w-full ${buttonLook('main')}`}>
              {sum.checkout}
            </Link>
          )}
        </div>
        {(closed || (count === 0 && !isPending)) && (
          <p className="mt-1 font-semibold text-clay">{closed ? sum.closed : sum.nothing}</p>
        )}
      </div>
      <p className="mt-1 text-sm text-ink-soft amount">
        <span>{`${sum.taxes}.`}</span>{' '}
        {cash && (
          <span>
            {sum.cod(formatMoney(codTotals.codFeePaise), formatMoney(codTotals.totalPaise))}
          </span>
        )}
      </p>
      {delivery && <div className="mt-4">{delivery}</div>}
      <section aria-label={sum.trust.title} className="mt-6 grid gap-2 text-sm text-ink-soft">
        <p className="flex gap-2">
          <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          <span>{sum.trust.payment}</span>
        </p>
        <p className="flex gap-2">
          <Undo2 aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          <span>{sum.trust.returns(shopReturnTerms(settings).returnDays)}</span>
        </p>
        <PaymentMarks label={frame.footer.payments} />
      </section>
    </>
  );
}
