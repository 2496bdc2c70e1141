import { favorites } from '#data/cart/favorites-read.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/site/shell.ts';

export interface WishCountProps {
  uid: string;
}

/** The number of products on the wishlist, beside the wishlist link. */
export function WishCount({ uid }: WishCountProps) {
  const read = useQuery(favorites(uid));
  const count = 'data' in read ? (read.data?.rows.length ?? 0) : 0;
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{`(${words.products(count)})`}</span>
      <span
        aria-hidden
        className="absolute -top-1.5 left-1/2 ml-1 flex h-5 min-w-5 items-center justify-center rounded-full bg-turmeric px-1 text-xs font-semibold text-on-turmeric amount"
      >
        {count}
      </span>
    </>
  );
}
