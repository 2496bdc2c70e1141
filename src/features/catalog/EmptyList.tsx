import { Link } from 'react-router-dom';
import { CATEGORIES, type CatalogView } from '#domain/catalog.ts';
import { paths } from '#domain/paths.ts';
import { words } from '#text/en/shop.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

interface EmptyListProps {
  view: CatalogView;
}

/** Why there is nothing, and what to do instead. */
export function EmptyList({ view }: EmptyListProps) {
  const { category, search } = view;
  const { empty } = words.list;
  return (
    <Notice
      level={2}
      title={search ? empty.search(search) : category ? empty.category(category) : empty.shop}
      text={search ? empty.hint : category ? empty.hintCategory : empty.hintShop}
    >
      {search && category && (
        <Link to={paths.catalog({ search })} className={buttonLook('main')}>
          {empty.drop}
        </Link>
      )}
      {(search || category) &&
        CATEGORIES.filter((shelf) => shelf !== category).map((shelf) => (
          <Link key={shelf} to={paths.catalog({ category: shelf })} className={buttonLook('quiet')}>
            {shelf}
          </Link>
        ))}
    </Notice>
  );
}
