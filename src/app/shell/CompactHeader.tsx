import type { SearchBoxProps } from '#features/search/SearchBox.tsx';
import { paths } from '#domain/paths.ts';
import { words } from '#text/en/frame.ts';
import { atIdle } from '#ui/later.tsx';
import { Link } from '#ui/Link.tsx';
import { Wordmark } from '#ui/Wordmark.tsx';

const SearchBox = atIdle<SearchBoxProps>(
  async () => (await import('../deferred.ts')).deferred.SearchBox,
  <div className="h-11 rounded-full border border-edge bg-ground" />,
);

/** The top of every page on phones and tablets: name and search, always in reach. */
export function CompactHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-surface">
      <div className="shell flex min-h-16 items-center gap-4">
        <Link
          to={paths.home}
          aria-label={words.logo}
          className="flex min-h-11 shrink-0 items-center text-leaf"
        >
          <Wordmark name={words.name} />
        </Link>
        <div className="ml-auto max-w-xl min-w-0 grow">
          <SearchBox look="narrow" />
        </div>
      </div>
    </header>
  );
}
