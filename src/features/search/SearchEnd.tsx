import { Link } from 'react-router-dom';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import { markMatches } from '#domain/search/search-marks.ts';
import { words } from '#text/site/shell.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Highlighted } from '#ui/content/Highlighted.tsx';
import { useFoundTexts } from './use-found-texts.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchEndProps {
  search: string;
  /** Whether nothing was found: then popular products show. */
  empty: boolean;
  /** Renders products; a stable function. */
  renderProducts: (products: readonly ListedProduct[]) => Elements;
}

/** The end of a search: popular products where nothing was found, then articles and answers. */
export function SearchEnd({ search, empty, renderProducts }: SearchEndProps) {
  return (
    <>
      {empty && <PopularProducts search={search} renderProducts={renderProducts} />}
      <Reading search={search} />
    </>
  );
}

function PopularProducts({ search, renderProducts }: Omit<SearchEndProps, 'empty'>) {
  const suggestions = useSuggestions(search);
  const rows = suggestions.state === 'ready' ? suggestions.rows : [];
  const best = rows.flatMap((row) => (row.kind === 'best' ? [row.product] : []));
  if (best.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-xl md:text-2xl">{words.search.best}</h2>
      {renderProducts(best)}
    </section>
  );
}

function Reading({ search }: { search: string }) {
  const texts = useFoundTexts(search);
  if (texts.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="mb-2 text-xl md:text-2xl">{words.search.reading}</h2>
      <ul className="divide-y divide-hairline">
        {texts.map(({ kind, to, title, spellings }) => (
          <li key={to}>
            <Link to={to} className="group flex min-h-14 flex-col justify-center py-2 leading-snug">
              <span className="font-semibold text-leaf underline-offset-4 group-hover:underline">
                <Highlighted pieces={markMatches(title, search, spellings)} />
              </span>
              <span className="text-sm text-ink-soft">
                {kind === 'article' ? words.search.article : words.search.answer}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
