import { ImageOff, Plus, ShoppingCart } from 'lucide-react';
import { Fragment, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type BundleOffer, missingParts, offersWith } from '#domain/bundle/bundle-offer.ts';
import { formatMoney } from '#domain/money/money.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { paths } from '#domain/site/paths.ts';
import { bundleCatalog } from '#data/catalog/bundles.ts';
import { useQuery } from '#data/react/use-query.ts';
import { bundleWords } from '#text/shop/bundles.ts';
import { Button } from '#ui/form/Button.tsx';
import { Picture } from '#ui/images/Picture.tsx';
import { importOnIdle } from '#ui/loading/import-on-idle.ts';
import { useCart } from './use-cart.ts';

export interface BundleOffersProps {
  /** The product of the page. */
  slug: string;
}

/** Most bundles on a product's page. */
const MOST = 2;

const importAddBundle = importOnIdle(() => import('./add-bundle.ts'));

/** The bundles that hold a product, each with one button that adds all of its parts. Nothing without a bundle. */
export function BundleOffers({ slug }: BundleOffersProps) {
  const id = useId();
  const [now] = useState(() => Date.now());
  const catalog = useQuery(bundleCatalog(slug));
  const known = catalog.state === 'loading' ? undefined : catalog.data;
  const offers = known ? offersWith(known, slug, now).slice(0, MOST) : [];
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 text-xl">
        {bundleWords.title}
      </h2>
      <ul className="grid gap-4">
        {offers.map((offer) => (
          <li key={offer.bundle.id}>
            <BundleCard offer={offer} slug={slug} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BundleCard({ offer, slug }: { offer: BundleOffer; slug: string }) {
  const { bundle, parts, itemsPaise, pricePaise } = offer;
  return (
    <article
      aria-label={bundleWords.of(bundle.title)}
      className="items-center gap-6 rounded-card border border-hairline bg-surface p-4 sm:flex sm:flex-wrap"
    >
      <div aria-hidden className="flex items-center gap-2 sm:shrink-0">
        {parts.map(({ product }, place) => (
          <Fragment key={product.slug}>
            {place > 0 && <Plus className="size-4 shrink-0 text-ink-soft" />}
            <span className="w-28 min-w-0 shrink">
              <PartPicture imageURL={product.imageURL} />
            </span>
          </Fragment>
        ))}
      </div>
      <div className="mt-3 min-w-0 sm:mt-0 sm:grow sm:basis-60">
        <p className="leading-snug [overflow-wrap:anywhere]">
          {parts.map(({ product, quantity }, place) => (
            <Fragment key={product.slug}>
              {place > 0 && <span>{' + '}</span>}
              {product.slug === slug ? (
                <span>{bundleWords.pieces(quantity, product.title)}</span>
              ) : (
                <Link
                  to={paths.product(product.slug)}
                  className="font-semibold text-leaf underline underline-offset-4"
                >
                  {bundleWords.pieces(quantity, product.title)}
                </Link>
              )}
            </Fragment>
          ))}
        </p>
        <p className="amount mt-2 flex flex-wrap items-baseline gap-x-3">
          <strong className="text-xl font-semibold">{formatMoney(pricePaise)}</strong>
          <span className="text-ink-soft">
            <span className="sr-only">{bundleWords.oneByOne(formatMoney(itemsPaise))}</span>
            <s aria-hidden>{formatMoney(itemsPaise)}</s>
          </span>
          <span className="font-semibold text-turmeric-ink">
            {bundleWords.save(formatMoney(bundle.savingPaise))}
          </span>
        </p>
        <p className="mb-3 text-sm text-ink-soft">{bundleWords.taxes}</p>
        <BundleButton offer={offer} />
      </div>
    </article>
  );
}

function PartPicture({ imageURL }: { imageURL: string }) {
  return imageURL === '' ? (
    <span className="flex aspect-square items-center justify-center rounded-card bg-tint text-ink-soft">
      <ImageOff aria-hidden className="size-6" strokeWidth={1.25} />
    </span>
  ) : (
    <Picture {...responsivePicture(imageURL)} alt="" sizes="7rem" width={800} height={800} />
  );
}

/** Adds what the cart lacks: all parts, or the rest of a bundle that it holds in part. */
function BundleButton({ offer }: { offer: BundleOffer }) {
  const { bundle } = offer;
  const cart = useCart();
  const pressed = useRef(false);
  const lines = cart.state === 'loading' ? [] : (cart.data ?? []);
  const missing = missingParts(
    bundle,
    new Map(lines.map(({ slug, quantity }) => [slug, quantity])),
  );
  if (missing.length === 0) {
    return (
      <Link
        // Takes the focus of the button that it replaces.
        ref={(link) => {
          if (pressed.current) link?.focus({ preventScroll: true });
          pressed.current = false;
        }}
        to={paths.cartAndWishList}
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
      >
        {bundleWords.inCart(formatMoney(bundle.savingPaise))}
      </Link>
    );
  }
  return (
    <Button
      look="quiet"
      onClick={() => {
        pressed.current = true;
        void importAddBundle().then(({ addBundle }) => addBundle(offer, missing));
      }}
    >
      <ShoppingCart aria-hidden className="size-5" />
      <span>
        {missing.length === bundle.parts.length
          ? bundleWords.add(bundle.parts.length)
          : bundleWords.complete}
      </span>
    </Button>
  );
}
