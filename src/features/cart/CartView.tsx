import { useRef, useState } from 'react';
import { type DiscountTerms, estimatedDiscounts } from '#domain/checkout/discounts.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import { offersAt } from '#domain/offer/offer.ts';
import type { PricedLine } from '#domain/checkout/totals.ts';
import { cartProduct } from '#data/cart/cart-products.ts';
import { bundleCatalog, NO_BUNDLES } from '#data/catalog/bundles.ts';
import { queryStore } from '#data/query/query-store.ts';
import { chargesAt } from '#domain/checkout/charges-at.ts';
import { rememberedPin } from '#data/account/pin.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/shop/cart.ts';
import { failureSentences } from '#text/site/failures.ts';
import { connectionWords } from '#text/site/connection.ts';
import { errorWords } from '#text/site/errors.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';
import { CartBundles } from './CartBundles.tsx';
import { CartOffers } from './CartOffers.tsx';
import { CartRow } from './CartRow.tsx';
import { CartSummary } from './CartSummary.tsx';
import { GoesWell } from './GoesWell.tsx';
import { useCart } from './use-cart.ts';
import { useLineCommands } from './use-line-commands.ts';
import { isTooLarge, pricedLines, useShownLines } from './use-shown-lines.ts';

interface CartViewProps {
  /** Shown for an empty cart. */
  empty: Elements;
  /** Renders the delivery estimate for the lines that can be ordered, with their whole discount in paise. */
  renderDelivery?: (lines: readonly PricedLine[], discount?: Paise) => Elements;
  /** The coupon field, and the server's discount for the coupon in paise. */
  coupon?: Elements;
  discount?: Paise;
}

/** The cart: lines with their current products, and the total. */
export function CartView({ empty, renderDelivery, coupon, discount }: CartViewProps) {
  const cart = useCart();
  const lines = cart.state === 'loading' ? undefined : cart.data;
  const shown = useShownLines(lines ?? [], cartProduct);
  const commands = useLineCommands(shown);
  const settings = useQuery(storeSettings);
  const pin = useQuery(rememberedPin);
  const catalog = useQuery(lines?.length ? bundleCatalog() : NO_BUNDLES);
  const offline = useOffline();
  const heading = useRef<HTMLHeadingElement>(null);

  const pending = shown.some(({ product, failure }) => product === undefined && !failure);
  const news = shown.filter((line) => line.news.length > 0).length;
  const unread = shown.find(({ failure }) => failure)?.failure;
  const failure = cart.state === 'failed' ? cart.error : unread;
  const priced = pricedLines(shown);
  const tooLarge = isTooLarge(priced);
  // Without a network the charges may stay unknown: the summary says so.
  const ready =
    !pending && (offline || (settings.state !== 'loading' && catalog.state !== 'loading'));
  // Stays once it is there: a line that comes later would take what is typed in its fields away.
  const [hasSummary, setHasSummary] = useState(false);
  if (ready && !hasSummary) setHasSummary(true);
  const bundles = catalog.state === 'loading' ? undefined : catalog.data;
  const store = settings.state === 'loading' ? null : (settings.data ?? null);
  const charges = store ? chargesAt(store, pin.state === 'ready' ? pin.data : '') : undefined;
  const [now] = useState(() => Date.now());
  const terms: DiscountTerms = {
    bundles: bundles?.bundles ?? [],
    offers: offersAt(store?.offers ?? [], now),
  };
  const discounts =
    hasSummary && !tooLarge ? estimatedDiscounts(priced, terms, discount ?? paise(0)) : null;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mt-6 mb-2 text-3xl outline-none">
        {words.title}
      </h2>
      {(cart.state === 'loading' || (lines && lines.length > 0 && pending)) && (
        <p role="status" className={offline ? 'mb-4' : 'sr-only'}>
          {offline ? connectionWords.text : words.loading}
        </p>
      )}
      {/* As high as the viewport, so that content below does not show first and move. */}
      {cart.state === 'loading' && <Skeleton className="min-h-dvh w-full" />}
      {failure && (
        <RetryMessage
          text={failureSentences[failure.code]}
          retry={errorWords.retry}
          onRetry={() => queryStore.retry()}
          className="mb-4 text-clay"
        />
      )}
      {offline && shown.length > 0 && !pending && <p className="mb-2">{words.offline}</p>}
      <p role="status" className="font-semibold">
        {news > 0 && words.news.some(news)}
      </p>
      {shown.length > 0 && (
        <div className="items-start gap-x-14 xl:grid xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div>
            <ul
              aria-label={words.title}
              className="divide-y divide-hairline border-b border-hairline"
            >
              {shown.map((line) => (
                <li key={line.line.slug}>
                  <CartRow
                    shown={line}
                    commands={commands}
                    onLeave={() => heading.current?.focus({ preventScroll: true })}
                  />
                </li>
              ))}
            </ul>
            {hasSummary && !tooLarge && priced.length > 0 && (
              <GoesWell
                lines={priced}
                terms={charges && bundles && !discount ? { ...terms, charges } : null}
              />
            )}
          </div>
          {/* No box on phones: the total sticks to the screen for as long as the cart is in view. */}
          <div className="contents xl:sticky xl:top-6 xl:block xl:rounded-card xl:border xl:border-hairline xl:bg-surface xl:p-6">
            {!hasSummary && <Skeleton className="mt-6 min-h-dvh w-full xl:mt-0 xl:min-h-96" />}
            {hasSummary && tooLarge && (
              <p className="mt-6 font-semibold text-clay xl:mt-0">{words.sum.tooMuch}</p>
            )}
            {discounts && bundles && (
              <CartBundles
                lines={shown}
                catalog={bundles}
                onLeave={() => heading.current?.focus({ preventScroll: true })}
              />
            )}
            {discounts && <CartOffers lines={shown} terms={terms} coupon={discount} />}
            {discounts && (
              <CartSummary
                lines={priced}
                isPending={!ready}
                settings={store}
                pin={pin.state === 'ready' ? pin.data : ''}
                coupon={coupon}
                discounts={discounts}
                delivery={
                  (priced.length > 0 || pending) &&
                  renderDelivery?.(priced, discounts.discountPaise)
                }
              />
            )}
          </div>
        </div>
      )}
      {lines?.length === 0 && empty}
    </section>
  );
}
