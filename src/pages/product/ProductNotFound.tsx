import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { renderAdd } from '#features/cart/AddButton.tsx';
import { Popular } from '#features/catalog/list/Popular.tsx';
import { renderHeart } from '#features/favorites/render-heart.tsx';
import { listWords } from '#text/shop/list.ts';
import { productWords } from '#text/shop/product.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Head } from '#ui/head/Head.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';

/** Shown for an unknown product; within the shop with popular ones, which come from the data of its pages. */
export function ProductNotFound() {
  return (
    // Only the server knows that a product is missing: the footer, below the skeleton until then, stays out of view.
    <div className="min-h-dvh">
      <Head title={productWords.gone.title} hidden />
      <Notice title={productWords.gone.title} text={productWords.gone.text}>
        <Link to={paths.products} className={buttonLook('main')}>
          {listWords.shopAll}
        </Link>
      </Notice>
      <Popular renderAction={renderHeart} renderFoot={renderAdd} />
    </div>
  );
}
