import { Link } from 'react-router-dom';
import { FEATURED } from '#domain/catalog/catalog.ts';
import { featuredProducts } from '#data/catalog/featured-products.ts';
import { useQuery } from '#data/react/use-query.ts';
import { paths } from '#domain/site/paths.ts';
import { ProductGrid } from '#features/catalog/list/ProductGrid.tsx';
import { renderAdd } from '#features/cart/AddButton.tsx';
import { renderHeart } from '#features/favorites/render-heart.tsx';
import { homeWords } from '#text/home/home.ts';
import { FailureNotice } from '#features/catalog/list/FailureNotice.tsx';

/** The most reviewed and the newest products: two rows on a desktop, four on a phone. */
export function Featured({ title = homeWords.featured }: { title?: string | undefined }) {
  const featured = useQuery(featuredProducts);
  const products = featured.state === 'loading' ? undefined : featured.data;
  return (
    <section className="shell mt-5 md:mt-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-6">
        <h2 className="text-xl md:text-3xl">{title}</h2>
        <Link
          to={paths.products}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {homeWords.seeAll}
        </Link>
      </div>
      <ProductGrid
        leading
        products={products ?? []}
        pending={featured.state === 'loading' ? FEATURED : 0}
        renderAction={renderHeart}
        renderFoot={renderAdd}
      />
      {featured.state === 'failed' && <FailureNotice failure={featured.error} />}
    </section>
  );
}
