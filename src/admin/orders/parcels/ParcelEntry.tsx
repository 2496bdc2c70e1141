import { phoneLink } from '#domain/customer/phone.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { ParcelHandlingName } from '#domain/parcel-handling/handle-parcel.ts';
import type { OrderParcel } from '#domain/parcel/order-parcel.ts';
import { courierNamed } from '#domain/shipping/courier.ts';
import { cashToCollect } from '#domain/shipping/packing.ts';
import { parcelsWords as own } from '#text/admin/orders/parcels.ts';
import { parcelWords, undeliveredWords } from '#text/admin/orders/returned-parcel.ts';
import { words } from '#text/admin/orders.ts';
import { formatMoment } from '#text/dates.ts';
import { Button } from '#ui/form/Button.tsx';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import { CorrectTracking } from '../shipping/CorrectTracking.tsx';

interface ParcelEntryProps {
  order: Order;
  parcel: OrderParcel;
  /** What people call it. */
  title: string;
  steps: readonly ParcelHandlingName[];
  onStep: (step: ParcelHandlingName) => void;
  /** Absent for readers. */
  onSplit?: () => void;
}

const { detail } = words;

/** One parcel: what is in it, who takes it, what happened to it, and its next steps. */
export function ParcelEntry({ order, parcel, title, steps, onStep, onSplit }: ParcelEntryProps) {
  const { state, items, shipment, undelivered, counts } = parcel;
  const cash = state === 'waiting' || state === 'shipped' ? cashToCollect(order, parcel) : 0;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const titleOf = (line: number) => order.lines[line - 1]?.title ?? '';
  const sentOf = (line: number) => items.find((one) => one.line === line)?.quantity ?? 0;
  return (
    <li className="py-3 [overflow-wrap:anywhere]">
      <h3 className="amount font-sans text-base font-semibold">
        <span>{title}</span>
        <span className="font-normal text-ink-soft">{` · ${own.states[state]}`}</span>
      </h3>
      <ul>
        {items.map(({ line, quantity }) => (
          <li key={line} className="amount">
            {own.piece(titleOf(line), quantity)}
          </li>
        ))}
      </ul>
      {cash > 0 && (
        <p className="amount font-semibold">{own.cash(formatMoney(order.totals.totalPaise))}</p>
      )}
      {shipment && (
        <p className="amount flex flex-wrap items-center gap-x-4">
          <Courier name={shipment.courier} />
          {shipment.tracking !== '' && (
            <CopyButton
              text={shipment.tracking}
              label={shipment.tracking}
              done={detail.copied}
              failed={detail.copyFailed}
            />
          )}
        </p>
      )}
      <CorrectTracking order={order} parcel={parcel.id} title={title} />
      <ul className="amount text-sm text-ink-soft">
        {parcel.shippedAt !== undefined && (
          <li>{own.history('shipped', formatMoment(parcel.shippedAt))}</li>
        )}
        {undelivered && (
          <li>
            {parcelWords.back(undeliveredWords[undelivered.reason], formatMoment(undelivered.at))}
          </li>
        )}
        {parcel.deliveredAt !== undefined && (
          <li>{own.history('delivered', formatMoment(parcel.deliveredAt))}</li>
        )}
        {parcel.checkedAt !== undefined && (
          <li>{own.history('returned', formatMoment(parcel.checkedAt))}</li>
        )}
        {counts?.map(({ line, sellable, damaged }) => (
          <li key={line}>
            {parcelWords.count(
              titleOf(line),
              sellable,
              damaged,
              Math.max(0, sentOf(line) - sellable - damaged),
            )}
          </li>
        ))}
      </ul>
      {(steps.length > 0 || (onSplit && state === 'waiting' && pieces > 1)) && (
        <div className="mt-2 flex flex-wrap gap-3">
          {steps.map((step, place) => (
            <Button
              key={step}
              look={place === 0 ? 'main' : 'quiet'}
              aria-label={own.stepOf(step, title)}
              onClick={() => onStep(step)}
            >
              {own.steps[step]}
            </Button>
          ))}
          {onSplit && state === 'waiting' && pieces > 1 && (
            <Button look="quiet" onClick={onSplit}>
              {own.split.again}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** A courier with its phone for questions, where one is known. */
function Courier({ name }: { name: string }) {
  const phone = courierNamed(name)?.phone ?? '';
  return (
    <>
      <span>{name}</span>
      {phone !== '' && (
        <a
          href={phoneLink(phone)}
          className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
        >
          {phone}
        </a>
      )}
    </>
  );
}
