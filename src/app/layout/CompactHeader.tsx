import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { words } from '#text/site/frame.ts';
import { Wordmark } from '#ui/images/Wordmark.tsx';
import { SearchBox } from './parts.tsx';

/** The sticky header of phones and tablets: logo and search. */
export function CompactHeader() {
  const brand = useBrand();
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-surface">
      <div className="shell header-row min-h-14">
        <Link
          to={paths.home}
          aria-label={words.logo(brand.name)}
          className="flex min-h-11 shrink-0 items-center text-leaf"
        >
          <Wordmark {...brand} />
        </Link>
        <div className="ml-auto max-w-xl flex-1">
          <SearchBox look="narrow" />
        </div>
      </div>
    </header>
  );
}
