import { useCategories } from '#data/react/use-categories.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/site/shell.ts';
import { NavLink } from './NavLink.tsx';
import { CategoryLink } from './CategoryLink.tsx';

/** Navigation to the home page and the categories. */
export function CategoryNav() {
  return (
    <nav aria-label={words.nav.shop}>
      <ul className="-ml-3 flex">
        <li>
          <NavLink
            to={paths.home}
            className="flex min-h-11 items-center px-3 whitespace-nowrap text-ink hover:text-leaf aria-[current=page]:font-semibold aria-[current=page]:text-leaf"
          >
            {words.nav.home}
          </NavLink>
        </li>
        <CategoryLink category={null} name={words.nav.allProducts} />
        {useCategories().map(({ id, name }) => (
          <CategoryLink key={id} category={id} name={name} />
        ))}
      </ul>
    </nav>
  );
}
