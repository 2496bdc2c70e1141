import { memo } from 'react';
import { Link } from 'react-router-dom';
import { packForm } from '#domain/product/pack-form.ts';
import { paths } from '#domain/site/paths.ts';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import { CardRating } from './CardRating.tsx';
import { netQuantityText } from '../product/net-quantity.ts';
import { PriceTag } from './PriceTag.tsx';
import { ProductPicture } from '../gallery/ProductPicture.tsx';
import { StockNote } from '../product/StockNote.tsx';

interface ProductCardProps {
  product: ListedProduct;
  /** See `saleStart`. */
  saleStart?: string | null;
  /** Picture priority: above-the-fold rows load first. */
  priority?: 'high' | 'eager' | 'lazy';
}

/** A product in a grid. Cards of a row have equal height and align their prices. */
export const ProductCard = memo(function ProductCard({
  product,
  saleStart = null,
  priority = 'lazy',
}: ProductCardProps) {
  return (
    <article className="group relative flex h-full flex-col gap-3">
      <ProductPicture
        address={product.imageURL}
        form={packForm(product)}
        alt=""
        sizes="(min-width: 1251px) 19rem, (min-width: 768px) 22vw, 46vw"
        priority={priority}
      />
      <div className="flex grow flex-col gap-1">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
          {/* The whole card is clickable; only the title names the link. */}
          <Link
            to={paths.product(product.slug)}
            className="line-clamp-2 min-h-[2lh] underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {product.title}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{netQuantityText(product.netQuantity)}</p>
        <CardRating rating={product.rating} />
        <div className="mt-auto pt-1">
          <PriceTag product={product} />
          <StockNote stock={product.stock} saleStart={saleStart} onlyUnusual />
        </div>
      </div>
    </article>
  );
});
