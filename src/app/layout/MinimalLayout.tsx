import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { SHOP_NAME } from '#domain/site/shop-name.ts';
import { words } from '#text/site/gate.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Wordmark } from '#ui/images/Wordmark.tsx';

/** Layout without header and footer: the logo as a link home, and a link to the products. */
export function MinimalLayout({ children }: { children: Elements }) {
  return (
    <>
      <div className="shell header-row min-h-16 justify-between">
        <Link
          to={paths.home}
          aria-label={`${SHOP_NAME}: ${words.home}`}
          className="flex min-h-11 shrink-0 items-center text-leaf"
        >
          <Wordmark name={SHOP_NAME} />
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
