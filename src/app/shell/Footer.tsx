import { Link } from 'react-router-dom';
import { CATEGORIES } from '#domain/catalog.ts';
import { paths } from '#domain/paths.ts';
import { words } from '#text/en/shop.ts';
import { Wordmark } from '#ui/Wordmark.tsx';

/** The end of every page. */
export function Footer() {
  return (
    <footer className="mt-16 bg-leaf-deep text-on-leaf">
      <div className="shell grid gap-8 py-10 sm:grid-cols-[1fr_auto] sm:items-start">
        <div className="max-w-md">
          <Wordmark name={words.shop.name} />
          <p className="mt-3">{words.shop.tagline}.</p>
        </div>
        <nav aria-label={words.nav.footer}>
          <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3">
            {[
              { to: paths.home, name: words.nav.home },
              { to: paths.products, name: words.nav.shop },
              ...CATEGORIES.map((category) => ({
                to: paths.catalog({ category }),
                name: category,
              })),
            ].map(({ to, name }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="shell border-t border-on-leaf/20 py-5 text-sm">{words.shop.copyright}</p>
    </footer>
  );
}
