import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import { priceView } from '#domain/pricing/price.ts';
import type { Product } from '#domain/product/product.ts';
import { productWords } from '#text/shop/product.ts';
import { factWords } from '#text/shop/product-facts.ts';
import { cardWords } from '#text/shop/product-card.ts';
import { Fold } from '#ui/content/Fold.tsx';
import { FactList } from '#ui/content/FactList.tsx';
import { netQuantityText } from './net-quantity.ts';

interface ProductFactsProps {
  product: Product;
}

/**
 * The label's declarations, which rule 6 of the Legal Metrology (Packaged Commodities) Rules 2011 and the law of the
 * product's class require in a listing, folded. Unknown facts are omitted.
 */
export function ProductFacts({ product }: ProductFactsProps) {
  const { manufacturer, importer, shelfLifeMonths, vegMark } = product;
  const { mrp, unitPrice } = priceView(product);
  const facts: readonly { readonly name: string; readonly value: ReactNode }[] = [
    { name: productWords.kind, value: productWords.kinds[product.productClass] },
    { name: factWords.genericName, value: product.genericName },
    { name: factWords.netQuantity, value: netQuantityText(product.netQuantity) },
    { name: productWords.mrp, value: productWords.withTaxes(formatMoney(mrp)) },
    {
      name: productWords.unitPrice,
      value: unitPrice && `${formatMoney(unitPrice.amount)} ${cardWords.per(unitPrice.per)}`,
    },
    {
      name: factWords.shelfLife,
      value: shelfLifeMonths && <BestBefore months={shelfLifeMonths} />,
    },
    { name: factWords.origin, value: product.countryOfOrigin },
    {
      name: factWords.manufacturer,
      value: manufacturer && `${manufacturer.name}, ${manufacturer.address}`,
    },
    { name: productWords.importer, value: importer && `${importer.name}, ${importer.address}` },
    { name: factWords.licence, value: product.licenceNumber },
    { name: productWords.bookReference, value: product.bookReference },
    {
      name: productWords.nutrition,
      value: product.nutrition && <span className="whitespace-pre-line">{product.nutrition}</span>,
    },
    { name: productWords.allergens, value: product.allergens },
    { name: factWords.vegMark, value: vegMark && factWords[vegMark] },
    { name: factWords.sku, value: product.sku },
  ];
  return (
    <Fold title={<h2 className="text-xl">{factWords.title}</h2>}>
      <FactList facts={facts.filter(({ value }) => Boolean(value))} />
    </Fold>
  );
}

function BestBefore({ months }: { months: number }) {
  return (
    <>
      <span>{productWords.bestBefore(months)}</span>
      <br />
      <Link to={`${paths.shipping}#freshness`} className="text-leaf underline underline-offset-4">
        {productWords.fresh}
      </Link>
    </>
  );
}
