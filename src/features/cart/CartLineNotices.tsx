import type { LineNotice } from '#domain/cart/cart.ts';
import { priceChangeSentence, words } from '#text/shop/cart.ts';

interface CartLineNoticesProps {
  title: string;
  news: readonly LineNotice[];
  /** Accepts the current product data. */
  onAccept: () => void;
}

/** Changes to a line since it was added, with old and new values, and an accept button where consent is needed. */
export function CartLineNotices({ title, news, onAccept }: CartLineNoticesProps) {
  if (news.length === 0) return null;
  const final = news.some((item) => item.news === 'gone' || item.news === 'sold-out');
  const good = news.every((item) => item.news === 'price' && item.now < item.before);
  return (
    <div
      className={`mt-2 flex flex-wrap items-center gap-x-3 rounded-card px-3 py-1 text-sm amount ${good ? 'bg-leaf-tint text-leaf' : 'bg-clay-tint text-clay'}`}
    >
      <div className="min-w-0 grow basis-48 py-1">
        {news.map((item) => (
          <p key={item.news}>{sentence(item)}</p>
        ))}
      </div>
      {!final && (
        <button
          type="button"
          aria-label={words.news.acceptOf(title)}
          onClick={onAccept}
          className="min-h-11 px-2 font-semibold underline underline-offset-4"
        >
          {words.news.accept}
        </button>
      )}
    </div>
  );
}

function sentence(item: LineNotice): string {
  switch (item.news) {
    case 'gone':
    case 'sold-out':
      return words.news[item.news];
    case 'fewer':
      return words.news.fewer(item.wanted, item.left);
    case 'price':
      return priceChangeSentence(item.before, item.now);
  }
}
