import { Link } from 'react-router-dom';
import { CONCERNS } from '#domain/catalog/catalog-filters.ts';
import { paths } from '#domain/site/paths.ts';
import { homeWords } from '#text/home/home.ts';
import { ScrollRow } from '#ui/content/ScrollRow.tsx';

/** Common concerns, each linking to its products. */
export function Concerns() {
  return (
    <section className="shell pb-3 md:flex md:items-baseline md:gap-6 md:pb-5">
      <h2 className="mb-1 shrink-0 text-lg md:text-xl">{homeWords.concerns}</h2>
      {/* One line on desktops too: a second one would appear with the brand's fonts, and push the products down. */}
      <ScrollRow className="lg:w-max">
        {CONCERNS.map((concern) => (
          <li key={concern}>
            <Link
              to={paths.catalog({ filters: { concern: [concern] } })}
              className="flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 text-sm lg:px-3 font-semibold whitespace-nowrap text-leaf hover:bg-tint"
            >
              {concern}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
