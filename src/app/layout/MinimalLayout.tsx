import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/en/site/gate.ts';
import { words as shopWords } from '#text/en/site/shop.ts';
import { Wordmark } from '#ui/images/Wordmark.tsx';

/** Layout without header and footer: the logo as a link home, and a link to the products. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="shell flex min-h-16 items-center justify-between gap-4">
        <Link
          to={paths.home}
          aria-label={`${shopWords.shop.name}: ${words.home}`}
          className="flex min-h-11 items-center text-leaf"
        >
          <Wordmark name={shopWords.shop.name} />
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
