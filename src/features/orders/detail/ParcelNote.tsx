import type { Order } from '#domain/order/order.ts';
import { words } from '#text/orders/orders.ts';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import { FactList } from '#ui/content/FactList.tsx';

interface ParcelNoteProps {
  shipment: NonNullable<Order['shipment']>;
}

const { order: own } = words;

/** Courier, tracking number and the link to the courier's tracking page. */
export function ParcelNote({ shipment: { courier, tracking, link } }: ParcelNoteProps) {
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
        ...(link === ''
          ? []
          : [
              {
                name: own.trackName,
                value: (
                  <a
                    href={link}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
                  >
                    {own.track}
                  </a>
                ),
              },
            ]),
      ]}
    />
  );
}
