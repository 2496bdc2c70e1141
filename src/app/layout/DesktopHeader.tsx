import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SearchBox } from '#features/search/SearchBox.tsx';
import { useBrand } from '#data/react/use-brand.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/site/shell.ts';
import { PaymentMarks } from '#ui/images/PaymentMarks.tsx';
import { Wordmark } from '#ui/images/Wordmark.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { Tagline } from './Tagline.tsx';

/**
 * The header of the desktop layout. Its middle row with search, wishlist and cart sticks to the top; the rows around it
 * scroll away, so that nothing shifts. One pause button stops all of its animations.
 */
export function DesktopHeader() {
  const [paused, setPaused] = useState(false);
  const brand = useBrand();
  return (
    <header className="contents">
      <AnnouncementBar paused={paused} onPause={setPaused} />
      <div className="sticky top-0 z-30 border-b border-hairline bg-surface">
        <div className="shell flex items-center gap-6 py-3">
          <div className="shrink-0">
            <Link
              to={paths.home}
              aria-label={words.logo(brand.name)}
              className="inline-flex text-leaf"
            >
              <Wordmark {...brand} />
            </Link>
            <Tagline paused={paused} />
          </div>
          <div className="relative mx-2 grow">
            <SearchBox look="wide" />
          </div>
          <PhoneLink />
          <AccountLinks />
        </div>
      </div>
      <div className="border-b border-hairline bg-surface">
        <div className="shell flex items-center justify-between gap-6">
          <CategoryNav />
          <PaymentMarks label={words.footer.payments} />
        </div>
      </div>
    </header>
  );
}
