import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, memo, useId } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { OTHER_COURIER } from '#domain/shipping/courier.ts';
import { cashToCollect } from '#domain/shipping/packing.ts';
import type { GridRow } from '#domain/shipping/shipment-grid.ts';
import { shippingWords } from '#text/admin/orders/shipping.ts';
import { CourierSelect } from './CourierSelect.tsx';
import type { ShipGrid } from './use-ship-grid.ts';

interface ShipRowProps extends Omit<GridRow, 'orderId' | 'number'> {
  order: Order;
  /** Why it can't be sent, or why the server refused it; empty without. */
  problem: string;
  /** Set once it is shipped. */
  done: string;
  readOnly: boolean;
  onChange: ShipGrid['change'];
  onKey: (orderId: string, event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (orderId: string, event: ClipboardEvent<HTMLInputElement>) => void;
  onRemove: (orderId: string) => void;
  onEditing: (orderId: string | null) => void;
}

const { grid: own } = shippingWords;

/** An order of the shipping grid: what its label says, and the fields of its parcel. */
export const ShipRow = memo(function ShipRow({
  order,
  courier,
  other,
  tracking,
  problem,
  done,
  readOnly,
  onChange,
  onKey,
  onPaste,
  onRemove,
  onEditing,
}: ShipRowProps) {
  const id = useId();
  const { id: orderId, number } = order;
  const { name, city, pin } = order.address;
  const cash = cashToCollect(order);
  const isFaulty = problem !== '';
  const describedBy = isFaulty ? `${id}-problem` : undefined;
  return (
    <li className="relative grid items-center gap-x-3 gap-y-1 border-b border-hairline py-2 last:border-0 md:grid-cols-[1fr_11rem_13rem_2.75rem]">
      <div className="min-w-0 max-md:pr-12">
        <p className="[overflow-wrap:anywhere]">
          <strong translate="no" className="whitespace-nowrap">
            {number}
          </strong>
          <span>{` · ${name}`}</span>
        </p>
        <p className="amount text-sm text-ink-soft">
          <span>{`${city} ${pin} · `}</span>
          <span className={cash > 0 ? 'font-semibold text-ink' : ''}>
            {cash > 0 ? own.collect(formatMoney(cash)) : own.prepaid}
          </span>
        </p>
      </div>
      {done === '' ? (
        <>
          <div>
            <CourierSelect
              courier={courier}
              other={courier === OTHER_COURIER ? other : ''}
              readOnly={readOnly}
              label={own.courierOf(number)}
              otherLabel={own.otherOf(number)}
              invalid={isFaulty && courier === ''}
              {...(describedBy !== undefined && { describedBy })}
              onChange={(choice) => onChange(orderId, choice)}
            />
          </div>
          <input
            data-tracking={orderId}
            aria-label={own.trackingOf(number)}
            aria-invalid={isFaulty || undefined}
            aria-describedby={describedBy}
            value={tracking}
            readOnly={readOnly}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
            placeholder={own.tracking}
            className="amount h-11 w-full rounded-card border border-edge bg-surface px-3 text-ink aria-invalid:border-2 aria-invalid:border-clay"
            onChange={({ target }) => onChange(orderId, { tracking: target.value })}
            onKeyDown={(event) => onKey(orderId, event)}
            onPaste={(event) => onPaste(orderId, event)}
            onFocus={() => onEditing(orderId)}
            onBlur={() => onEditing(null)}
          />
          <button
            type="button"
            aria-label={own.remove(number)}
            disabled={readOnly}
            className="flex size-11 items-center justify-center text-ink-soft hover:text-ink max-md:absolute max-md:top-1 max-md:right-0 disabled:opacity-50"
            onClick={() => onRemove(orderId)}
          >
            <X aria-hidden className="size-5" />
          </button>
        </>
      ) : (
        <p className="font-semibold text-leaf [overflow-wrap:anywhere] md:col-span-3">{done}</p>
      )}
      {isFaulty && done === '' && (
        <p
          id={`${id}-problem`}
          className="text-sm font-semibold text-clay [overflow-wrap:anywhere] col-span-full"
        >
          {problem}
        </p>
      )}
    </li>
  );
});
