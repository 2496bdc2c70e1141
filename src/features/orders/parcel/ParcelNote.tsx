import { ExternalLink } from 'lucide-react';
import type { Parcel } from '#domain/return/parcel.ts';
import { words } from '#text/orders/orders.ts';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import { FactList } from '#ui/content/FactList.tsx';
import { buttonLook } from '#ui/form/Button.tsx';

interface ParcelNoteProps {
  shipment: Parcel;
  /** Makes tracking the main action. */
  isUnderWay?: boolean;
}

const { order: own } = words;

/** Courier, tracking number and the link to the courier's tracking page. */
export function ParcelNote({ shipment, isUnderWay = false }: ParcelNoteProps) {
  const { courier, tracking, link } = shipment;
  return (
    <>
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
      {link !== '' && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={`mt-3 ${buttonLook(isUnderWay ? 'main' : 'quiet')}`}
        >
          <span>{own.track}</span>
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
    </>
  );
}
