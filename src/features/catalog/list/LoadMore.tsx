import { Link } from 'react-router-dom';
import { type CatalogView, MAX_PAGES, showsMatchesOnly } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { filterWords } from '#text/shop/filters.ts';
import { listWords } from '#text/shop/list.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import type { ProductPages } from './product-pages.ts';
import { useTotal } from './use-total.ts';

export interface LoadMoreProps {
  view: CatalogView;
  pages: ProductPages;
}

/** Progress of the list and the "load more" link. */
export function LoadMore({ view, pages }: LoadMoreProps) {
  const { looked, found } = pages;
  const shown = pages.products.length;
  const isPartial = showsMatchesOnly(view) && !found;
  const total = useTotal(view, pages);
  return (
    <div className="mt-12 flex flex-col items-center gap-3">
      <p className="amount text-ink-soft">
        {isPartial
          ? filterWords.looked(looked)
          : total
            ? listWords.progress(shown, total.count, total.atLeast)
            : listWords.shown(shown)}
      </p>
      {view.pages < MAX_PAGES && (
        <Link
          to={paths.catalog({ ...view, pages: view.pages + 1 })}
          replace
          preventScrollReset
          className={buttonLook('quiet')}
        >
          {isPartial ? filterWords.lookOn : listWords.more}
        </Link>
      )}
    </div>
  );
}
