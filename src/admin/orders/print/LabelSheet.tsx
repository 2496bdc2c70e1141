import { formatPhone } from '#domain/customer/phone.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { piecesOf } from '#domain/order/order-pieces.ts';
import { cashToCollect, type PrintedParcel } from '#domain/shipping/packing.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { parcelsWords } from '#text/admin/orders/parcels.ts';
import { printWords } from '#text/admin/orders/printing.ts';
import { Wordmark } from '#ui/images/Wordmark.tsx';
import { OrderBarcode } from './OrderBarcode.tsx';

interface LabelSheetProps {
  order: Order;
  printed: PrintedParcel;
  /** The shop, to which the courier returns the parcel. */
  seller: StoreSettings['seller'];
}

const { label: own } = printWords;
/** Characters of name and lines from which the address is set smaller, so that it fits. */
const LONG_ADDRESS = 120;

/** The shipping label of a parcel, 4 x 6 inches. What is not printed as text is a border: printers leave out backgrounds. */
export function LabelSheet({ order, printed, seller }: LabelSheetProps) {
  const { number, address } = order;
  const { parcel, place, all } = printed;
  const { name, line1, line2, city, state, pin, phone } = address;
  const cash = cashToCollect(order, parcel);
  const isLong = name.length + line1.length + line2.length > LONG_ADDRESS;
  const items = parcel?.items ?? piecesOf(order);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article
      translate="no"
      aria-label={own.name(number)}
      style={{ width: '3.7in', height: '5.7in' }}
      className="flex flex-col overflow-hidden text-sm leading-snug"
    >
      <div className="flex items-center justify-between gap-2 border-b-2 border-ink pb-2">
        <Wordmark {...useBrand()} />
        <p className="amount border-2 border-ink px-2 py-1 text-center font-semibold">
          <span className="block text-base uppercase">{cash > 0 ? own.collect : own.prepaid}</span>
          <span className={`block ${cash > 0 ? 'text-2xl' : ''}`}>
            {cash > 0 ? formatMoney(cash) : own.prepaidHint}
          </span>
        </p>
      </div>
      <div className="flex min-h-0 grow flex-col py-2">
        <h2 className="font-sans text-sm font-normal">{own.to}</h2>
        <address
          className={`min-h-0 overflow-hidden leading-tight not-italic [overflow-wrap:anywhere] ${isLong ? 'text-sm' : 'text-lg'}`}
        >
          <strong className={`block leading-tight ${isLong ? 'text-lg' : 'text-2xl'}`}>
            {name}
          </strong>
          <span className="block">{line1}</span>
          {line2 !== '' && <span className="block">{line2}</span>}
          <span className="block">{`${city}, ${state}`}</span>
        </address>
        {/* Outside of the address, so that a long one never pushes them off the label. */}
        <p className="amount mt-1 flex shrink-0 items-baseline justify-between gap-2">
          <strong className="text-3xl leading-none tracking-wide">{`${own.pin} ${pin}`}</strong>
          <strong className="text-lg whitespace-nowrap">{formatPhone(phone)}</strong>
        </p>
      </div>
      <div className="border-y border-edge py-2 text-center">
        <OrderBarcode number={number} size="h-14 w-full" />
        <p className="amount">
          {all > 1 && <strong>{`${parcelsWords.title(place, all)} · `}</strong>}
          <span>{own.pieces(pieces)}</span>
        </p>
      </div>
      <div className="pt-2">
        <h2 className="font-sans text-sm font-normal">{own.from}</h2>
        <address className="text-sm leading-tight not-italic [overflow-wrap:anywhere]">
          <strong className="block">{seller.legalName}</strong>
          <span className="block">{seller.address}</span>
          {seller.phone !== '' && <span className="amount block">{formatPhone(seller.phone)}</span>}
        </address>
      </div>
    </article>
  );
}
