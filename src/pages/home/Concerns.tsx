import { Link } from 'react-router-dom';
import { CONCERNS } from '#domain/catalog/catalog-filters.ts';
import { useShopContent } from '#data/react/use-shop-content.ts';
import { paths } from '#domain/site/paths.ts';
import { homeWords } from '#text/home/home.ts';
import { ScrollRow } from '#ui/content/ScrollRow.tsx';

/** Common concerns, each linking to its products. */
export function Concerns() {
  const concerns = useShopContent('catalog')?.concerns ?? CONCERNS.map((id) => ({ id, name: id }));
  if (concerns.length === 0) return null;
  return (
    <section className="shell pb-3 md:flex md:items-baseline md:gap-6 md:pb-5">
      <h2 className="mb-1 shrink-0 text-lg md:text-xl">{homeWords.concerns}</h2>
      {/* One line on desktops too: a second one would appear with the brand's fonts, and push the products down. */}
      <ScrollRow className="lg:w-max">
        {concerns.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={paths.catalog({ filters: { concern: [id] } })}
              className="flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 text-sm lg:px-3 font-semibold whitespace-nowrap text-leaf hover:bg-tint"
            >
              {name || id}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
