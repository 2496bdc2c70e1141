import { Link } from 'react-router-dom';
import { whatsappLink } from '#domain/customer/phone.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { newOrderWords as own } from '#text/admin/orders/new-order.ts';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import type { NewOrder } from './use-new-order.ts';

interface PlacedOrderProps {
  placed: NonNullable<NewOrder['placed']>;
  onAnother: () => void;
}

/** What to do once an order is placed: send on its payment link, open it, or take the next. */
export function PlacedOrder({
  placed: { orderId, number, link, phone },
  onAnother,
}: PlacedOrderProps) {
  return (
    <>
      <h2 role="status" className="text-xl">
        {own.placed(number)}
      </h2>
      {link !== null && (
        <>
          <p className="my-3">{own.paidByLink}</p>
          <p className="flex flex-wrap items-center gap-x-6">
            <CopyButton
              text={link}
              label={own.copyLink}
              done={own.copied}
              failed={own.copyFailed}
            />
            <a
              href={`${whatsappLink(phone)}?text=${encodeURIComponent(own.message(number, link))}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {own.whatsapp}
            </a>
          </p>
        </>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={adminPaths.open('orders', orderId)} className={buttonLook('main')}>
          {own.openOrder}
        </Link>
        <Button look="quiet" onClick={onAnother}>
          {own.another}
        </Button>
      </p>
    </>
  );
}
