import { code128 } from '#domain/shipping/code128.ts';
import { Barcode } from '#ui/images/Barcode.tsx';

interface OrderBarcodeProps {
  /** The order number. */
  number: string;
  /** Height and width of the bars, as classes. */
  size: string;
}

/** The order number as a barcode, with the number below it. */
export function OrderBarcode({ number, size }: OrderBarcodeProps) {
  return (
    <figure translate="no" className="inline-block text-center leading-tight">
      <Barcode widths={code128(number)} label={number} className={size} />
      <figcaption aria-hidden className="amount text-sm">
        {number}
      </figcaption>
    </figure>
  );
}
