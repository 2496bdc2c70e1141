import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { words } from '#text/site/gate.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Wordmark } from '#ui/images/Wordmark.tsx';

/** Layout without header and footer: the logo as a link home, and a link to the products. */
export function MinimalLayout({ children }: { children: Elements }) {
  const brand = useBrand();
  return (
    <>
      <div className="shell header-row min-h-16 justify-between">
        <Link
          to={paths.home}
          aria-label={`${brand.name}: ${words.home}`}
          className="flex min-h-11 shrink-0 items-center text-leaf"
        >
          <Wordmark {...brand} />
        </Link>
        <Link
          to={paths.products}
          className="flex min-h-11 items-center font-semibold text-leaf underline-offset-4 hover:underline"
        >
          {words.shop}
        </Link>
      </div>
      {children}
    </>
  );
}
