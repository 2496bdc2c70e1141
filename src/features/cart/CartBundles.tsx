import { useState } from 'react';
import type { Bundle } from '#domain/bundle/bundle.ts';
import type { BundleCatalog } from '#domain/bundle/bundle-offer.ts';
import { type BundleHint, bundleHints } from '#domain/bundle/bundle-hint.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import { bundleWords } from '#text/shop/bundles.ts';
import { importOnIdle } from '#ui/loading/import-on-idle.ts';
import type { ShownLine } from './use-shown-lines.ts';

interface CartBundlesProps {
  lines: readonly ShownLine[];
  catalog: BundleCatalog;
  /** Called before a hint, and with it the pressed button, unmounts. */
  onLeave: () => void;
}

const importAddBundle = importOnIdle(() => import('./add-bundle.ts'));

/** What would complete a bundle, and which bundle a sold-out product breaks. */
export function CartBundles({ lines, catalog, onLeave }: CartBundlesProps) {
  const [now] = useState(() => Date.now());
  // A product of the cart is read live, so it is newer than the catalogue.
  const live = lines.flatMap(({ product }) => (product ? [product] : []));
  const known = new Map(catalog.products.map((one) => [one.slug, one]));
  const products = new Map(known);
  for (const one of live) {
    products.set(one.slug, { ...one, gstRates: known.get(one.slug)?.gstRates ?? [] });
  }
  const wanted = lines.map(({ line, product, counted }) => ({
    slug: line.slug,
    quantity: counted,
    wanted: line.quantity,
    unitPricePaise: product?.price ?? paise(0),
  }));
  const hints = bundleHints(wanted, catalog.bundles, { products, now });
  if (hints.length === 0) return null;
  return (
    <ul aria-label={bundleWords.cart.title} className="mt-4 grid gap-2">
      {hints.map((hint) => (
        <li key={hint.bundle.id}>
          {hint.hint === 'add' ? (
            <MissingPart hint={hint} onLeave={onLeave} />
          ) : (
            <p className="amount rounded-card bg-clay-tint px-3 py-2 text-sm text-clay">
              {unavailable(hint)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );

  function unavailable({ bundle, slugs }: Extract<BundleHint, { hint: 'unavailable' }>): string {
    const titles = slugs.map((slug) => products.get(slug)?.title ?? slug).join(', ');
    return bundleWords.cart.unavailable(titles, bundle.title, savingText(bundle));
  }
}

function savingText({ savingPaise }: Bundle): string {
  return formatMoney(savingPaise);
}

interface MissingPartProps extends Pick<CartBundlesProps, 'onLeave'> {
  hint: Extract<BundleHint, { hint: 'add' }>;
}

function MissingPart({ hint, onLeave }: MissingPartProps) {
  const { bundle, missing } = hint;
  const { product, quantity } = missing;
  const name = bundleWords.pieces(quantity, product.title);
  return (
    <div className="amount flex flex-wrap items-center gap-x-3 rounded-card bg-leaf-tint px-3 py-1 text-sm text-leaf">
      <p className="min-w-0 grow basis-48 py-1 [overflow-wrap:anywhere]">
        {bundleWords.cart.missing(name, savingText(bundle), bundle.title)}
      </p>
      <button
        type="button"
        aria-label={bundleWords.cart.addOf(name)}
        onClick={() => {
          onLeave();
          void importAddBundle().then(({ addMissingPart }) =>
            addMissingPart({ slug: product.slug, quantity }, product.title),
          );
        }}
        className="min-h-11 px-2 font-semibold underline underline-offset-4"
      >
        {bundleWords.cart.add}
      </button>
    </div>
  );
}
