import { Link } from 'react-router-dom';
import { CONCERNS } from '#domain/catalog/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog/catalog.ts';
import { useCategories } from '#data/react/use-categories.ts';
import { paths } from '#domain/site/paths.ts';
import { filterWords } from '#text/shop/filters.ts';
import { listWords } from '#text/shop/list.ts';
import type { Elements } from '#ui/content/elements.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';

interface EmptyListProps {
  view: CatalogView;
  /** Alternatives to the search. */
  children?: Elements;
}

/** Explains an empty list and offers alternatives. */
export function EmptyList({ view, children }: EmptyListProps) {
  const { category, search } = view;
  const categories = useCategories();
  const { empty } = listWords;
  return (
    <Notice
      level={2}
      title={search ? empty.search(search) : category ? empty.category(category) : empty.shop}
      text={search ? empty.hint : category ? empty.hintCategory : empty.hintShop}
    >
      {children}
      {search && category && (
        <Link to={paths.catalog({ search })} className={buttonLook('main')}>
          {empty.drop}
        </Link>
      )}
      {(search || category) && (
        <div className="flex flex-wrap justify-center gap-4">
          {categories
            .filter(({ id }) => id !== category)
            .map(({ id, name }) => (
              <Link key={id} to={paths.catalog({ category: id })} className={buttonLook('quiet')}>
                {name}
              </Link>
            ))}
        </div>
      )}
      {search && (
        <>
          <nav aria-label={filterWords.popular} className="sm:basis-full">
            <ul className="flex flex-wrap justify-center gap-2">
              {CONCERNS.map((concern) => (
                <li key={concern}>
                  <Link
                    to={paths.catalog({ filters: { concern: [concern] } })}
                    className="flex min-h-11 items-center rounded-card bg-tint px-4 text-sm"
                  >
                    {concern}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className="text-ink-soft sm:basis-full">
            <span>{empty.ask}</span>{' '}
            <Link
              to={paths.contact}
              className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
            >
              {empty.contact}
            </Link>
          </p>
        </>
      )}
    </Notice>
  );
}
