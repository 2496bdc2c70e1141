import type { BundleOffer } from '#domain/bundle/bundle-offer.ts';
import type { BundlePart } from '#domain/bundle/bundle.ts';
import { formatMoney } from '#domain/money/money.ts';
import { addToCart } from '#data/cart/cart.ts';
import { liveProduct } from '#data/catalog/products.ts';
import { firstServerValue } from '#data/query/first-server-value.ts';
import { bundleWords } from '#text/shop/bundles.ts';
import { words } from '#text/shop/cart.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { additionText, showAddition } from './add-product.ts';

/** Adds parts of a bundle in one change, and opens the drawer with the saving, or why something is missing. */
export async function addBundle(
  { bundle: { title, savingPaise }, parts: offered }: BundleOffer,
  parts: readonly BundlePart[],
): Promise<void> {
  const productOf = (slug: string) => offered.find(({ product }) => product.slug === slug)?.product;
  const result = await addToCart(
    parts.flatMap(({ slug, quantity }) => {
      const product = productOf(slug);
      return product
        ? [{ slug, quantity, offer: { price: product.price, stock: product.stock } }]
        : [];
    }),
  );
  if (!result.ok) return toast(words.add.failed(title, failureSentences[result.failure.code]));
  const short = result.value.find(({ shortage }) => shortage !== null);
  const text = short?.shortage
    ? words.add.short[short.shortage](productOf(short.slug)?.title ?? title, short.quantity)
    : bundleWords.added(title, formatMoney(savingPaise));
  const added = short ?? result.value[0];
  if (added) await showAddition({ slug: added.slug, message: text }, added.quantity > 0);
}

/** Adds the missing part of a bundle, after one read: a private page may know an old price of it. */
export async function addMissingPart({ slug, quantity }: BundlePart, title: string): Promise<void> {
  const product = await firstServerValue(liveProduct(slug));
  if (!product.ok) return toast(words.add.failed(title, failureSentences[product.failure.code]));
  if (!product.value) return toast(words.add.failed(title, failureSentences['not-found']));
  const { price, stock } = product.value;
  const result = await addToCart([{ slug, quantity, offer: { price, stock } }]);
  if (!result.ok) return toast(words.add.failed(title, failureSentences[result.failure.code]));
  const [added] = result.value;
  if (added) toast(additionText(added, title));
}
