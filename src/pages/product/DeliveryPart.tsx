import { paths } from '#domain/site/paths.ts';
import type { Product } from '#domain/product/product.ts';
import { siteOrigin } from '#data/prerendered/site.ts';
import { PinCheck } from '#features/delivery/PinCheck.tsx';
import { shareWords } from '#text/shop/share.ts';
import { ShareButton } from '#ui/form/ShareButton.tsx';

export interface DeliveryPartProps {
  product: Product;
}

/** The delivery of one piece to a PIN code, and the button that shares the page. */
export function DeliveryPart({ product }: DeliveryPartProps) {
  const { slug, title, price, mrp, weightGrams } = product;
  const piece = { quantity: 1, unitPricePaise: price, unitMrpPaise: mrp, weightGrams };
  return (
    <>
      <PinCheck lines={[piece]} />
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
