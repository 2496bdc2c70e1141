import { formatMoney } from '#domain/money/money.ts';
import { priceView } from '#domain/pricing/price.ts';
import type { Product } from '#domain/product/product.ts';
import { cardWords } from '#text/shop/product-card.ts';

interface PriceTagProps {
  product: Pick<Product, 'price' | 'mrp' | 'netQuantity'>;
}

/** Price, MRP, saving and unit price on a card. */
export function PriceTag({ product }: PriceTagProps) {
  const { price, mrp, saving, unitPrice } = priceView(product);
  return (
    <div className="amount">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <strong className="text-lg leading-tight font-semibold">{formatMoney(price)}</strong>
        {saving && (
          <s className="text-xs text-ink-soft sm:text-sm">
            <span className="sr-only">{`${cardWords.mrp} `}</span>
            <span>{formatMoney(mrp)}</span>
          </s>
        )}
        {saving && saving.percent > 0 && (
          <span className="text-xs font-semibold text-turmeric-ink sm:text-sm">
            {cardWords.off(saving.percent)}
          </span>
        )}
      </p>
      <p className="min-h-[1.4em] text-sm leading-snug text-ink-soft">
        {unitPrice && `${formatMoney(unitPrice.amount)} ${cardWords.per(unitPrice.per)}`}
      </p>
    </div>
  );
}
