import { paths } from '#domain/site/paths.ts';
import type { Product } from '#domain/product/product.ts';
import type { PricedLine } from '#domain/checkout/totals.ts';
import { siteOrigin } from '#data/prerendered/site.ts';
import { PinCheck } from '#features/delivery/PinCheck.tsx';
import { shareWords } from '#text/shop/share.ts';
import { ShareButton } from '#ui/form/ShareButton.tsx';

export interface DeliveryPartProps {
  product: Product;
  lines: readonly PricedLine[];
}

/** The delivery date for a PIN code, and the button that shares the page. */
export function DeliveryPart({ product: { slug, title }, lines }: DeliveryPartProps) {
  return (
    <>
      <PinCheck lines={lines} />
      <div className="mt-5 print:hidden">
        <ShareButton
          title={title}
          address={`${siteOrigin()}${paths.product(slug)}`}
          words={shareWords}
        />
      </div>
    </>
  );
}
