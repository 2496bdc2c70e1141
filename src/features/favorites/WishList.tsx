import { useRef } from 'react';
import { favorites } from '#data/cart/favorites-read.ts';
import { queryStore } from '#data/query/query-store.ts';
import { useQuery } from '#data/react/use-query.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/shop/favorites.ts';
import { errorWords } from '#text/site/errors.ts';
import type { Elements } from '#ui/content/elements.ts';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { WishListRow } from './WishListRow.tsx';

interface WishListProps {
  uid: string;
  /** Shown for an empty list. */
  empty: Elements;
}

/** The products on the wishlist, newest first. */
export function WishList({ uid, empty }: WishListProps) {
  const list = useQuery(favorites(uid));
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = list.state === 'loading' ? undefined : list.data?.rows;
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {words.title}
        </h2>
        <p role="status" className="text-ink-soft">
          {rows && rows.length > 0 && words.count(rows.length)}
        </p>
      </div>
      {list.state === 'loading' && (
        <div>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} className="mb-4 h-28 w-full" />
          ))}
        </div>
      )}
      {list.state === 'failed' && (
        <RetryMessage
          large
          text={failureSentences[list.error.code]}
          retry={errorWords.retry}
          onRetry={() => queryStore.retry()}
          className="mb-6"
        />
      )}
      {rows && rows.length > 0 && (
        <ul aria-label={words.title} className="divide-y divide-hairline border-y border-hairline">
          {rows.map((favorite) => (
            <li key={favorite.id}>
              <WishListRow
                uid={uid}
                favorite={favorite}
                // The pressed button unmounts with its row, so the focus moves to the top of the list.
                onRemove={() => heading.current?.focus({ preventScroll: true })}
              />
            </li>
          ))}
        </ul>
      )}
      {rows?.length === 0 && empty}
    </section>
  );
}
