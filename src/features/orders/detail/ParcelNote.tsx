import type { Order } from '#domain/order/order.ts';
import { words } from '#text/en/orders/orders.ts';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import { FactList } from '#ui/content/FactList.tsx';

interface ParcelNoteProps {
  shipment: NonNullable<Order['shipment']>;
}

const { order: own } = words;

/** Courier and tracking number. */
export function ParcelNote({ shipment: { courier, tracking } }: ParcelNoteProps) {
  return (
    <FactList
      facts={[
        { name: own.courier, value: courier },
        ...(tracking === ''
          ? []
          : [
              {
                name: own.tracking,
                value: (
                  <span className="flex flex-wrap items-center gap-x-4">
                    <span className="amount select-all">{tracking}</span>
                    <CopyButton
                      text={tracking}
                      label={own.copyTracking}
                      done={own.copied}
                      failed={own.copyFailed}
                    />
                  </span>
                ),
              },
            ]),
      ]}
    />
  );
}
