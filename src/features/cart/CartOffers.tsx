import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { maxQuantity } from '#domain/cart/cart.ts';
import { type DiscountTerms, estimatedDiscounts } from '#domain/checkout/discounts.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import { type OfferHint, offerHint } from '#domain/checkout/offer-hint.ts';
import type { OfferGoods } from '#domain/offer/offer.ts';
import { paths } from '#domain/site/paths.ts';
import { offerWords, offText } from '#text/shop/offers.ts';
import { pricedLines, type ShownLine } from './use-shown-lines.ts';

interface CartOffersProps {
  lines: readonly ShownLine[];
  terms: DiscountTerms;
  /** The server's discount for the coupon, in paise. */
  coupon: Paise | undefined;
}

/** The nearest automatic offer that the cart does not reach, and what a payment in advance would save. */
export function CartOffers({ lines: shown, terms, coupon = paise(0) }: CartOffersProps) {
  const lines = pricedLines(shown).map((line) => {
    const stock = shown.find(({ product }) => product?.slug === line.slug)?.product?.stock ?? 0;
    return { ...line, left: Math.max(0, maxQuantity(stock) - line.quantity) };
  });
  const hint = offerHint(lines, terms);
  const { bundles } = estimatedDiscounts(lines, { ...terms, isPrepaid: true }, coupon);
  const prepaid = bundles.find(({ offer }) => offer === 'prepaid');
  if (!hint && !prepaid) return null;
  return (
    <ul aria-label={offerWords.title} className="mt-4 mb-4 grid gap-2">
      {hint && <Row>{sentence(hint, shown)}</Row>}
      {prepaid && <Row>{offerWords.prepaid(prepaid.savingPaise, prepaid.title)}</Row>}
    </ul>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <li className="amount rounded-card bg-leaf-tint px-3 py-2 text-sm text-leaf [overflow-wrap:anywhere]">
      {children}
    </li>
  );
}

function sentence(hint: OfferHint, shown: readonly ShownLine[]): ReactNode {
  const { title } = hint;
  switch (hint.hint) {
    case 'piece': {
      const product = shown.find(({ line }) => line.slug === hint.slug)?.product;
      const name = product?.title ?? '';
      return hint.saved === product?.price
        ? offerWords.free(name, title)
        : offerWords.piece(name, hint.saved, title);
    }
    case 'spend':
      return offerWords.spend(hint.amount, offText(hint.off), title);
    case 'choose':
      return (
        <>
          <span className="mr-2">{offerWords.choose(title)}</span>
          <Link
            to={pageOf(hint.goods)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {offerWords.chooseLink}
          </Link>
        </>
      );
  }
}

/** Where to choose: the product, or the list. */
function pageOf(goods: OfferGoods): string {
  const [slug = '', ...others] = goods.of === 'products' ? goods.slugs : [];
  if (slug && others.length === 0) return paths.product(slug);
  return paths.catalog(goods.of === 'category' ? { category: goods.category } : {});
}
