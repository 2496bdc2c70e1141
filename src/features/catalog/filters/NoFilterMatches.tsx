import { Link } from 'react-router-dom';
import { toggleFilter } from '#domain/catalog/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog/catalog.ts';
import { filterRelaxations } from '#domain/catalog/facet-counts.ts';
import { paths } from '#domain/site/paths.ts';
import { filterName, filterWords } from '#text/shop/filters.ts';
import type { Elements } from '#ui/content/elements.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import type { ProductPages } from '../list/product-pages.ts';

export interface NoFilterMatchesProps {
  view: CatalogView;
  pages: ProductPages;
  /** Alternative products. */
  children: Elements;
}

/** Explains why the filters match nothing, and which one to remove for how many products. */
export function NoFilterMatches({ view, pages, children }: NoFilterMatchesProps) {
  const { empty } = filterWords;
  const withouts = pages.found?.withouts ?? filterRelaxations(pages.entries, view.filters);
  const chosen = withouts.map(({ facet, value, count }) => ({
    name: filterName(facet, value),
    address: paths.catalog({
      ...view,
      pages: 1,
      filters: toggleFilter(view.filters, facet, value),
    }),
    count,
  }));
  const names = chosen.map(({ name }) => name);
  const helpful = chosen.filter(({ count }) => count > 0);
  return (
    <>
      <Notice
        level={2}
        title={view.category ? empty.within(view.category) : empty.title}
        text={[
          empty.chosen(names),
          pages.more && empty.soFar(pages.looked),
          helpful.length > 0 && empty.leave,
        ]
          .filter(Boolean)
          .join(' ')}
      >
        {helpful.map(({ name, address, count }) => (
          <Link key={address} to={address} className={buttonLook('quiet')}>
            {empty.without(name, count)}
          </Link>
        ))}
        <Link to={paths.catalog({ ...view, pages: 1, filters: {} })} className={buttonLook('main')}>
          {filterWords.clear}
        </Link>
      </Notice>
      <section>
        <h3 className="mb-6 text-xl">{empty.others}</h3>
        {children}
      </section>
    </>
  );
}
