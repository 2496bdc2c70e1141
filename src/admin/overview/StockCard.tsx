import { adminPaths } from '#domain/staff/admin-area.ts';
import { lowestStock, lowStock } from '#data/admin/overview/waiting.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words as all } from '#text/admin/overview.ts';
import { CardLink, ListCard } from './ListCard.tsx';

const words = all.stock;

/** The products that are low in stock, fewest pieces first. */
export function StockCard() {
  const count = useQuery(lowStock);
  return (
    <ListCard
      id="overview-stock"
      title={words.title}
      lead={words.lead}
      none={words.none}
      source={lowestStock}
      rowsOf={({ rows }) =>
        rows.map(({ slug, title, stock }) => ({
          name: title,
          to: adminPaths.open('products', slug),
          fact: words.pieces(stock),
        }))
      }
    >
      {count.state === 'ready' && count.data > 0 && (
        <CardLink to={`${adminPaths.tab('products')}?low=yes`} bold>
          {words.all(count.data)}
        </CardLink>
      )}
    </ListCard>
  );
}
