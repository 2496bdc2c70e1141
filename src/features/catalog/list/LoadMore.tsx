import { Link } from 'react-router-dom';
import { type CatalogView, MAX_PAGES } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { COUNT_LIMIT, productCount } from '#data/catalog/products.ts';
import { useQuery } from '#data/query/use-query.ts';
import { filterWords } from '#text/en/shop/filters.ts';
import { words } from '#text/en/site/shop.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { useInView } from '#ui/browser/use-in-view.ts';
import { showsMatchesOnly } from './use-product-pages.ts';
import type { ProductPages } from './product-pages.ts';

export interface LoadMoreProps {
  view: CatalogView;
  pages: ProductPages;
}

/** Progress of the list and the "load more" link. The total is read only when this is in view. */
export function LoadMore({ view, pages }: LoadMoreProps) {
  const [ref, seen] = useInView<HTMLDivElement>();
  const { looked, found } = pages;
  const shown = pages.products.length;
  const isPartial = showsMatchesOnly(view) && !found;
  return (
    <div ref={ref} className="mt-12 flex flex-col items-center gap-3">
      <p className="amount text-ink-soft">
        {found ? (
          words.list.progress(shown, found.count, false)
        ) : isPartial ? (
          filterWords.looked(looked)
        ) : seen ? (
          <Progress category={view.category} shown={shown} />
        ) : (
          words.list.shown(shown)
        )}
      </p>
      {view.pages < MAX_PAGES && (
        <Link
          to={paths.catalog({ ...view, pages: view.pages + 1 })}
          replace
          preventScrollReset
          className={buttonLook('quiet')}
        >
          {isPartial ? filterWords.lookOn : words.list.more}
        </Link>
      )}
    </div>
  );
}

function Progress({ category, shown }: { category: string | null; shown: number }) {
  const count = useQuery(productCount(category));
  if (count.state !== 'ready') return words.list.shown(shown);
  return words.list.progress(shown, Math.max(count.data, shown), count.data >= COUNT_LIMIT);
}
