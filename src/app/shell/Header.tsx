import { Link, NavLink } from 'react-router-dom';
import { SearchForm } from '#features/search/SearchForm.tsx';
import { CATEGORIES } from '#domain/catalog.ts';
import { paths } from '#domain/paths.ts';
import { words } from '#text/en/shop.ts';
import { Wordmark } from '#ui/Wordmark.tsx';
import { ShelfLink } from './ShelfLink.tsx';

/** The top of every page: name, search, shelves. The search is visible at every width. */
export function Header() {
  return (
    <header className="border-b border-hairline bg-surface">
      <div className="shell grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 py-3 desk:grid-cols-[auto_minmax(20rem,36rem)_1fr] desk:gap-x-10">
        <Link
          to={paths.home}
          aria-label={`${words.shop.name}: ${words.nav.home}`}
          className="text-leaf"
        >
          <Wordmark name={words.shop.name} />
        </Link>
        <p className="hidden text-right text-sm text-ink-soft sm:block desk:order-last">
          {words.shop.tagline}
        </p>
        <div className="col-span-2 desk:col-span-1">
          <SearchForm />
        </div>
      </div>
      <nav aria-label={words.nav.label} className="border-t border-hairline">
        {/* On a narrow screen the shelves scroll sideways inside their own row. */}
        <ul className="shell flex gap-1 overflow-x-auto [scrollbar-width:none] *:first:-ml-3">
          <li>
            <NavLink
              to={paths.home}
              end
              className="flex min-h-11 items-center px-3 whitespace-nowrap text-ink aria-[current=page]:font-semibold aria-[current=page]:text-leaf"
            >
              {words.nav.home}
            </NavLink>
          </li>
          <ShelfLink category={null} name={words.nav.allProducts} />
          {CATEGORIES.map((category) => (
            <ShelfLink key={category} category={category} name={category} />
          ))}
        </ul>
      </nav>
    </header>
  );
}
