import { Link, useLocation } from 'react-router-dom';
import { catalogView } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';

interface CategoryLinkProps {
  /** Null for all products. */
  category: string | null;
  name: string;
}

/** A category link. Categories differ only in their query, so `NavLink` cannot mark the current one. */
export function CategoryLink({ category, name }: CategoryLinkProps) {
  const { pathname, search } = useLocation();
  const view = catalogView(new URLSearchParams(search));
  const current = pathname === paths.products && !view.search && view.category === category;
  return (
    <li>
      <Link
        to={paths.catalog({ category })}
        aria-current={current ? 'page' : undefined}
        className="flex min-h-11 items-center px-3 whitespace-nowrap text-ink hover:text-leaf aria-[current=page]:font-semibold aria-[current=page]:text-leaf"
      >
        {name}
      </Link>
    </li>
  );
}
