import { Check } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { packForm } from '#domain/product/pack-form.ts';
import { paths } from '#domain/site/paths.ts';
import type { Product } from '#domain/product/product.ts';
import { sizeChosen } from '#domain/product/size-choice.ts';
import { useCategoryName } from '#data/react/use-categories.ts';
import { productWords } from '#text/shop/product.ts';
import type { Elements } from '#ui/content/elements.ts';
import { lazyOnIdle } from '#ui/loading/lazy.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from '../gallery/Gallery.tsx';
import { IngredientList } from './IngredientList.tsx';
import { RatingLink } from './RatingLink.tsx';

const ForWhom = lazyOnIdle(async () => (await import('./ForWhom.tsx')).ForWhom);
const ProductFacts = lazyOnIdle(async () => (await import('./ProductFacts.tsx')).ProductFacts);

interface ProductDetailsProps {
  product: Product;
  /** The wishlist button beside the title. */
  mark?: Elements;
  /** See `BuyBox`. */
  actions?: Elements;
  /** See `BuyBox`. */
  delivery?: Elements;
  /** See `BuyBox`. */
  waiting?: Elements;
  /** See `BuyBox`. */
  alternatives?: Elements;
  /** Rendered after the purchase actions: products that cost less together. */
  bundles?: Elements;
  /** Rendered after the label's facts: who sells. */
  seller?: Elements;
  /** Rendered over the whole width below: reviews, questions and other products. */
  more?: Elements;
}

/** All information about a product under headings. What the law requires in a listing is folded, but in the HTML. */
export function ProductDetails({ product, mark, more, ...slots }: ProductDetailsProps) {
  const { title, category } = product;
  const location = useLocation();
  const isTapped =
    useNavigationType() === NavigationType.Push && sizeChosen(location.state) === null;
  // After a tap on a product its name and picture render first, the rest is deferred. Going back renders everything
  // at once, so that the scroll position can be restored.
  const showsAll = useDeferredValue<boolean>(true, !isTapped);
  const images = product.images.length > 0 ? product.images : [product.imageURL].filter(Boolean);
  return (
    <article className="pb-4 md:pb-8">
      <div className="shell grid gap-x-14 gap-y-3 pt-3 md:grid-cols-2 md:pt-8 xl:grid-cols-[minmax(0,36rem)_1fr]">
        <div className="md:sticky md:top-20 md:self-start xl:top-28">
          <Gallery
            title={title}
            images={images}
            alts={product.imageAlts}
            form={packForm(product)}
          />
        </div>
        <div className="min-w-0">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h1 className="text-xl md:text-3xl xl:text-4xl">{title}</h1>
              <p className="flex flex-wrap items-center gap-x-4 md:my-2">
                <Link
                  to={paths.catalog({ category })}
                  className="inline-flex min-h-11 items-center text-sm font-semibold text-leaf underline-offset-4 hover:underline"
                >
                  {useCategoryName(category)}
                </Link>
                <RatingLink rating={product.rating} />
              </p>
            </div>
            {mark}
          </div>
          <Benefits concerns={product.concerns} />
          {showsAll ? (
            <DeferredDetails product={product} {...slots} />
          ) : (
            <div className="min-h-dvh" />
          )}
        </div>
      </div>
      {showsAll && more}
    </article>
  );
}

/** A product names more concerns than fit into a line. */
const BENEFITS = 3;

/** What a product is for, in three words. */
function Benefits({ concerns }: Pick<Product, 'concerns'>) {
  const shown = [...new Set(concerns)].filter(Boolean).slice(0, BENEFITS);
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label={productWords.goodFor}
      className="mb-2 flex flex-wrap gap-x-3 text-sm text-ink-soft md:mb-4"
    >
      {shown.map((concern) => (
        <li key={concern} className="flex items-center gap-1">
          <Check aria-hidden className="size-4 shrink-0 text-leaf" />
          <span>{concern}</span>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function DeferredDetails({
  product,
  bundles,
  seller,
  ...slots
}: Omit<ProductDetailsProps, 'mark' | 'more'>) {
  const { description, howToUse, cautions, ingredients } = product;
  return (
    <>
      <BuyBox product={product} {...slots} />
      <ForWhom product={product} />
      {bundles}
      <Part title={productWords.about}>
        <Paragraphs text={description} />
      </Part>
      {howToUse && (
        <Part title={productWords.howToUse}>
          <Paragraphs text={howToUse} />
        </Part>
      )}
      {ingredients.length > 0 && (
        <Part title={productWords.ingredients}>
          <IngredientList ingredients={ingredients} />
        </Part>
      )}
      {cautions && (
        <Part title={productWords.cautions}>
          <Paragraphs text={cautions} />
        </Part>
      )}
      <div className="mt-8 divide-y divide-hairline border-y border-hairline">
        <ProductFacts product={product} />
        {seller}
      </div>
    </>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <div className="max-w-prose space-y-3 [overflow-wrap:anywhere]">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
