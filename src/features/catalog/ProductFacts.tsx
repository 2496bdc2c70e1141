import type { Product } from '#domain/product.ts';
import { words } from '#text/en/shop.ts';
import { netQuantityText } from './net-quantity.ts';

interface ProductFactsProps {
  product: Product;
}

/** What the label of the pack declares. A fact that is not known is left out, never invented. */
export function ProductFacts({ product }: ProductFactsProps) {
  const { fact } = words.product;
  const { manufacturer, shelfLifeMonths, vegMark } = product;
  const facts: readonly (readonly [string, string])[] = [
    [fact.genericName, product.genericName],
    [fact.netQuantity, netQuantityText(product.netQuantity)],
    [fact.shelfLife, shelfLifeMonths ? fact.months(shelfLifeMonths) : ''],
    [fact.origin, product.countryOfOrigin],
    [fact.manufacturer, manufacturer ? `${manufacturer.name}, ${manufacturer.address}` : ''],
    [fact.licence, product.licenceNumber],
    [fact.vegMark, vegMark ? fact[vegMark] : ''],
    [fact.sku, product.sku],
  ];
  return (
    <dl className="grid sm:grid-cols-[minmax(10rem,auto)_1fr]">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div
            key={name}
            className="col-span-full grid border-b border-hairline py-2 sm:grid-cols-subgrid sm:gap-x-6"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
