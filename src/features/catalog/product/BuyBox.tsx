import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { priceView } from '#domain/pricing/price.ts';
import type { Product } from '#domain/product/product.ts';
import { productWords } from '#text/shop/product.ts';
import { cardWords } from '#text/shop/product-card.ts';
import { lazyOnIdle } from '#ui/loading/lazy.tsx';
import { netQuantityText } from './net-quantity.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { StockNote } from './StockNote.tsx';
import { useSaleStart } from './use-sale-start.ts';

/** The prerendered page has it; after a tap it comes with the rest of the details. */
const BuyFacts = lazyOnIdle(async () => (await import('./BuyFacts.tsx')).BuyFacts);

interface BuyBoxProps {
  product: Product;
  /** Quantity and add-to-cart; shown while in stock. */
  actions?: ReactNode;
  /** Delivery estimate and costs. */
  delivery?: ReactNode;
  /** Back-in-stock form; shown when sold out. */
  waiting?: ReactNode;
  /** What can be bought instead; shown when sold out. */
  alternatives?: ReactNode;
}

/**
 * Price, stock and purchase actions of a product. A price change is announced to screen readers. What is sold out says so
 * before its price, and shows no saving.
 */
export function BuyBox({ product, actions, delivery, waiting, alternatives }: BuyBoxProps) {
  const { price, mrp, saving, unitPrice } = priceView(product);
  const start = useSaleStart(product);
  const isSoldOut = product.stock <= 0;
  return (
    <div className="border-b border-hairline pb-5 md:border-t md:pt-5">
      <section aria-live="polite" className="amount">
        {isSoldOut && (
          <div className="mb-2">
            <StockNote stock={product.stock} large />
          </div>
        )}
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong
            className={`leading-tight font-semibold ${isSoldOut ? 'text-xl text-ink-soft' : 'text-3xl'}`}
          >
            {formatMoney(price)}
          </strong>
          {saving && !isSoldOut && (
            <>
              <span className="text-ink-soft">
                <span>{cardWords.mrp}</span> <s>{formatMoney(mrp)}</s>
              </span>
              <span className="font-semibold text-turmeric-ink">
                {productWords.save(formatMoney(saving.amount), saving.percent)}
              </span>
            </>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {[
            saving ? productWords.taxes : productWords.mrpWithTaxes,
            netQuantityText(product.netQuantity),
            unitPrice && `${formatMoney(unitPrice.amount)} ${cardWords.per(unitPrice.per)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <SizeChoice product={product} />
        {!isSoldOut && (
          <div className="mt-2 md:mt-4">
            <StockNote stock={product.stock} saleStart={start} />
          </div>
        )}
      </section>
      {!isSoldOut && start === null && actions && <div className="mt-3 md:mt-4">{actions}</div>}
      {isSoldOut && (
        <>
          {waiting && <div className="mt-5">{waiting}</div>}
          {alternatives && <div className="mt-5">{alternatives}</div>}
        </>
      )}
      {delivery && <div className="mt-5">{delivery}</div>}
      {/* As high as the facts, which push nothing when they come. */}
      <div className="min-h-68 md:min-h-56">
        <BuyFacts product={product} />
      </div>
    </div>
  );
}
