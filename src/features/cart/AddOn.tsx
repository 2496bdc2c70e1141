import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type AddOnDelivery, addOnFor } from '#domain/catalog/add-on.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import type { Product } from '#domain/product/product.ts';
import { productList } from '#data/catalog/products.ts';
import { isPrerendered } from '#data/prerendered/page-data.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import type { ListPage } from '#data/query/read.ts';
import { useQuery } from '#data/react/use-query.ts';
import { addWords } from '#text/shop/add-to-cart.ts';
import { drawerWords } from '#text/shop/cart-drawer.ts';
import { RowPicture } from './RowPicture.tsx';
import { addLazily } from './add-lazily.ts';

const NOT_READ = constantQuery('products/no add-on');

interface AddOnProps {
  /** A product of the cart. */
  product: Product;
  inCart: readonly string[];
  delivery: AddOnDelivery | null;
  /** In a dialog, whose history entry a link replaces. */
  isInDialog?: boolean;
}

/**
 * One more product of the category, added by one tap. It comes from the data file of its list and costs no read; a site
 * that was not prerendered has no such file and offers none.
 */
export function AddOn({ product, inCart, delivery, isInDialog = false }: AddOnProps) {
  const [now] = useState(() => Date.now());
  const read = useQuery<ListPage<Product> | null>(
    isPrerendered() ? productList({ category: product.category }) : NOT_READ,
  );
  const rows = read.state === 'loading' ? [] : (read.data?.rows ?? []);
  const offer = addOnFor(rows, { product, inCart, delivery, now });
  if (!offer) return null;
  const { isDeliveryFree } = offer;
  const { title, slug, price } = offer.product;
  const { closesGap, related, add: label } = drawerWords.addOn;
  return (
    <section aria-labelledby="add-on" className="mt-3 rounded-card bg-tint p-3">
      <h3 id="add-on" className="mb-2 font-sans text-sm font-semibold tracking-normal">
        {isDeliveryFree ? closesGap : related}
      </h3>
      <div className="flex items-center gap-3">
        <span className="w-12 shrink-0">
          <RowPicture product={offer.product} sizes="3rem" />
        </span>
        <div className="min-w-0 grow">
          <Link
            replace={isInDialog}
            to={paths.product(slug)}
            className="line-clamp-2 text-sm leading-snug underline-offset-4 hover:underline"
          >
            {title}
          </Link>
          <p className="text-sm font-semibold amount">{formatMoney(price)}</p>
        </div>
        <button
          type="button"
          aria-label={addWords.of(addWords.label, title)}
          onClick={() => void addLazily(offer.product, 1)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-full border border-leaf bg-surface px-4 font-semibold text-leaf"
        >
          <Plus aria-hidden className="size-4" />
          <span>{label}</span>
        </button>
      </div>
    </section>
  );
}
