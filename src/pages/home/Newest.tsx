import { Link } from 'react-router-dom';
import { productList } from '#data/catalog/products.ts';
import { useQuery } from '#data/query/use-query.ts';
import { paths } from '#domain/site/paths.ts';
import { ProductGrid } from '#features/catalog/list/ProductGrid.tsx';
import { renderAdd } from '#features/cart/AddButton.tsx';
import { renderHeart } from '#features/favorites/render-heart.tsx';
import { words } from '#text/en/site/shop.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { FailureNotice } from '#features/catalog/list/FailureNotice.tsx';

/** Number of products shown: two rows on a desktop, four on a phone. */
const NEWEST = 8;

/** The newest products. */
export function Newest() {
  const newest = useQuery(productList({ pageSize: NEWEST }));
  const page = newest.state === 'loading' ? undefined : newest.data;
  return (
    <section className="shell mt-16">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-2xl sm:text-3xl">{words.home.newest}</h2>
        <Link
          to={paths.products}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {words.home.seeAll}
        </Link>
      </div>
      <ProductGrid
        products={page?.rows ?? []}
        pending={newest.state === 'loading' ? NEWEST : 0}
        renderAction={renderHeart}
        renderFoot={renderAdd}
      />
      {newest.state === 'failed' && <FailureNotice failure={newest.error} />}
      <p className="mt-10 text-center">
        <Link to={paths.products} className={buttonLook('quiet')}>
          {words.home.action}
        </Link>
      </p>
    </section>
  );
}
