import {
  cartEstimate,
  type CartEstimateLine,
  type CartTerms,
  isFreeDeliveryWith,
} from '#domain/checkout/cart-estimate.ts';
import { productBySlug } from '#data/catalog/products.ts';
import { useQuery } from '#data/react/use-query.ts';
import { AddOn } from './AddOn.tsx';

interface GoesWellProps {
  /** The orderable lines, at least one. */
  lines: readonly CartEstimateLine[];
  /** Null while charges or bundles are unknown, or a coupon is used, whose discount only the server knows. */
  terms: CartTerms | null;
}

/** One more product for the cart, chosen by its first one; only where `AddOn` has its data file. */
export function GoesWell({ lines, terms }: GoesWellProps) {
  const read = useQuery(productBySlug(lines[0]?.slug ?? ''));
  const product = read.state === 'loading' ? null : read.data;
  if (!product) return null;
  const feePaise = terms === null ? 0 : cartEstimate(lines, terms).totals.shippingPaise;
  return (
    <AddOn
      product={product}
      inCart={lines.map(({ slug }) => slug)}
      delivery={
        terms !== null && feePaise > 0
          ? { feePaise, isFreeWith: (piece) => isFreeDeliveryWith(lines, piece, terms) }
          : null
      }
    />
  );
}
