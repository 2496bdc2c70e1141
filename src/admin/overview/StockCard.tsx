import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/admin-area.ts';
import { LOW_STOCK } from '#domain/product-view.ts';
import { lowestStock, lowStock } from '#data/admin/figures.ts';
import { useLive } from '#data/use-live.ts';
import { words as all } from '#text/en/admin-overview.ts';
import { Answer, Retry } from './Figure.tsx';

const words = all.stock;
const LINK =
  'inline-flex min-h-11 items-center text-leaf underline-offset-4 [overflow-wrap:anywhere] hover:underline';

/** The products that will be sold out first. */
export function StockCard() {
  const lowest = useLive(lowestStock);
  const count = useLive(lowStock);
  return (
    <section aria-labelledby="overview-stock">
      <h2 id="overview-stock" className="text-xl">
        {words.title} <span className="text-base font-normal text-ink-soft">{words.lead}</span>
      </h2>
      <div className="mt-3 rounded-card border border-hairline bg-surface px-4 py-2">
        <Answer state={lowest} height="h-40 w-full">
          {({ rows }) => {
            const low = rows.filter(({ stock }) => stock <= LOW_STOCK);
            if (low.length === 0) return <p className="py-2">{words.none}</p>;
            return (
              <ul>
                {low.map(({ slug, title, stock }) => (
                  <li key={slug} className="flex items-baseline justify-between gap-4">
                    <Link to={adminPaths.open('products', slug)} className={LINK}>
                      {title}
                    </Link>
                    <span className="amount shrink-0">{words.pieces(stock)}</span>
                  </li>
                ))}
              </ul>
            );
          }}
        </Answer>
        {lowest.state === 'failed' && <Retry source={lowestStock} />}
        {count.state === 'ready' && count.data > 0 && (
          <Link to={`${adminPaths.tab('products')}?low=yes`} className={`${LINK} font-semibold`}>
            {words.all(count.data)}
          </Link>
        )}
      </div>
    </section>
  );
}
