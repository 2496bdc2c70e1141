import { Link } from 'react-router-dom';
import { type CatalogView, MAX_PAGES } from '#domain/catalog.ts';
import { paths } from '#domain/paths.ts';
import { COUNT_LIMIT, productCount } from '#data/products.ts';
import { useLive } from '#data/use-live.ts';
import { filterWords } from '#text/en/filters.ts';
import { words } from '#text/en/shop.ts';
import { buttonLook } from '#ui/Button.tsx';
import { useSeen } from '#ui/use-seen.ts';
import { isSifted } from './use-product-pages.ts';

export interface LoadMoreProps {
  view: CatalogView;
  shown: number;
  /** How many products a search or a filter has looked through. */
  looked: number;
}

/** How far the list is, and the way further. The total is only asked for when somebody looks at it. */
export function LoadMore({ view, shown, looked }: LoadMoreProps) {
  const [place, seen] = useSeen<HTMLDivElement>();
  const sifted = isSifted(view);
  return (
    <div ref={place} className="mt-12 flex flex-col items-center gap-3">
      <p className="amount text-ink-soft">
        {sifted ? (
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
          {sifted ? filterWords.lookOn : words.list.more}
        </Link>
      )}
    </div>
  );
}

function Progress({ category, shown }: { category: string | null; shown: number }) {
  const count = useLive(productCount(category));
  if (count.state !== 'ready') return words.list.shown(shown);
  return words.list.progress(shown, Math.max(count.data, shown), count.data >= COUNT_LIMIT);
}
