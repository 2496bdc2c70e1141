import { type RefObject, useState } from 'react';
import type { Product } from '#domain/product/product.ts';
import type { ReviewSummary } from '#domain/review/review.ts';
import { renderAdd } from '#features/cart/AddButton.tsx';
import { BuyBar } from '#features/cart/BuyBar.tsx';
import { MoreInCategory } from '#features/catalog/list/MoreInCategory.tsx';
import { RecentlyViewed } from '#features/catalog/list/RecentlyViewed.tsx';
import { ProductHead } from '#features/catalog/product/ProductHead.tsx';
import { renderHeart } from '#features/favorites/render-heart.tsx';
import { Questions } from '#features/reviews/Questions.tsx';
import { Reviews } from '#features/reviews/Reviews.tsx';

export interface ProductEndProps {
  product: Product;
  /** The buttons of the first screen: the buy bar shows while they are out of view. */
  buyButton: RefObject<HTMLDivElement | null>;
}

/** What stands below the details of a product: reviews, questions, other products and the buy bar. With its head tags. */
export function ProductEnd({ product, buyButton }: ProductEndProps) {
  const [rating, setRating] = useState<ReviewSummary | null>(null);
  const { slug } = product;
  return (
    <>
      <ProductHead product={product} rating={rating} />
      <div className="shell">
        <div className="gap-x-14 xl:grid xl:grid-cols-2">
          <Reviews product={product} count={product.rating?.count ?? 0} onSummary={setRating} />
          <Questions slug={slug} />
        </div>
        {product.stock > 0 && (
          <MoreInCategory product={product} renderAction={renderHeart} renderFoot={renderAdd} />
        )}
        <RecentlyViewed slug={slug} renderAction={renderHeart} renderFoot={renderAdd} />
      </div>
      <BuyBar product={product} original={buyButton} />
    </>
  );
}
