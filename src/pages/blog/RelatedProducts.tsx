import { productBySlug } from '#data/catalog/products.ts';
import { useQuery } from '#data/react/use-query.ts';
import { ProductCard } from '#features/catalog/list/ProductCard.tsx';
import { blogWords } from '#text/site/blog.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useInView } from '#ui/browser/use-in-view.ts';

/** One row of the widest layout. */
const SHOWN = 4;

interface RelatedProductsProps {
  slugs: readonly string[];
}

/** An article's related products, loaded near the viewport. */
export function RelatedProducts({ slugs }: RelatedProductsProps) {
  const [ref, seen] = useInView<HTMLElement>();
  const shown = [...new Set(slugs)].slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section ref={ref} className="mt-16 has-[ul:empty]:hidden border-t border-hairline pt-10">
      <h2 className="text-2xl sm:text-3xl">{blogWords.related}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{blogWords.relatedNote}</p>
      <ul className="grid card-columns gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
        {shown.map((slug) =>
          seen ? <Related key={slug} slug={slug} /> : <CardSkeleton key={slug} />,
        )}
      </ul>
    </section>
  );
}

/** A product that is no longer sold or unreadable is omitted. */
function Related({ slug }: { slug: string }) {
  const product = useQuery(productBySlug(slug));
  if (product.state === 'loading') return <CardSkeleton />;
  if (!product.data) return null;
  return (
    <li>
      <ProductCard product={product.data} />
    </li>
  );
}

function CardSkeleton() {
  return (
    <li aria-hidden>
      <Skeleton className="aspect-square w-full" />
      <Skeleton className="mt-3 h-[2.75rem] w-11/12" />
      <Skeleton className="mt-2 h-5 w-1/3" />
      <Skeleton className="mt-2 h-[4.25rem] w-2/3" />
    </li>
  );
}
