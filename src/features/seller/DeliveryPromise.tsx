import { Banknote, Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { offersCash } from '#domain/checkout/offers-cash.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { sellerWords } from '#text/site/seller.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

/** The free delivery threshold and cash on delivery, from the same settings as the cart. */
export function DeliveryPromise() {
  const settings = useQuery(storeSettings);
  const { promise } = sellerWords;
  if (settings.state === 'loading') {
    return (
      <div className="grid min-h-14 content-start gap-2 sm:min-h-7">
        <Skeleton className="h-6 w-56" />
      </div>
    );
  }
  if (!settings.data) {
    return (
      <p className="min-h-14 sm:min-h-7">
        <Link to={paths.shipping} className="font-semibold text-leaf underline underline-offset-4">
          {promise.unknown}
        </Link>
      </p>
    );
  }
  const { shipping, delivery } = settings.data;
  const { freeFromPaise, codFeePaise } = shipping;
  return (
    <ul className="amount flex min-h-14 flex-wrap content-start gap-x-6 font-semibold text-leaf sm:min-h-7">
      <li className="flex min-h-7 items-center gap-2">
        <Truck aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        <span>
          {freeFromPaise === 0 ? promise.always : promise.free(formatMoney(freeFromPaise))}
        </span>
      </li>
      {offersCash(delivery) && (
        <li className="flex min-h-7 items-center gap-2">
          <Banknote aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          <span>
            {codFeePaise === 0 ? promise.cash : promise.cashFor(formatMoney(codFeePaise))}
          </span>
        </li>
      )}
    </ul>
  );
}
