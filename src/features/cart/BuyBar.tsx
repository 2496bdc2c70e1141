import { ShoppingCart } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { maxQuantity } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/money/money.ts';
import { addWords } from '#text/shop/add-to-cart.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import type { Purchasable } from './add-product.ts';
import { addLazily } from './add-lazily.ts';
import { useInCart } from './use-cart.ts';

export interface BuyBarProps {
  product: Purchasable;
  /** What the bar repeats: it shows once this has scrolled above the viewport. */
  original: RefObject<HTMLElement | null>;
}

/**
 * Price and add-to-cart button of phones and tablets, above the bottom bar. Its space is part of the page, so that it
 * covers nothing at the page's end. It repeats what the page has already: assistive technology and Tab skip it.
 */
export function BuyBar({ product, original }: BuyBarProps) {
  const isForSale = product.stock > 0;
  const isPast = useScrolledPast(original, isForSale);
  const inCart = useInCart(product.slug);
  if (!isForSale) return null;
  const isShown = isPast && inCart < maxQuantity(product.stock);
  return (
    <div
      aria-hidden
      className={`sticky bottom-[calc(--spacing(15)+env(safe-area-inset-bottom))] z-20 mt-6 flex min-h-16 xl:hidden print:hidden ${isShown ? 'buy-bar border-t border-hairline bg-surface' : ''}`}
    >
      {isShown && (
        <div className="shell flex flex-wrap items-center justify-between gap-x-4">
          <span className="amount text-2xl font-semibold">{formatMoney(product.price)}</span>
          <button
            type="button"
            tabIndex={-1}
            onClick={() => void addLazily(product, 1)}
            className={buttonLook('main')}
          >
            <ShoppingCart className="size-5" />
            <span>{addWords.label}</span>
          </button>
        </div>
      )}
    </div>
  );
}

/** Whether an element, which exists while `isRendered`, has scrolled above the viewport. */
function useScrolledPast(target: RefObject<HTMLElement | null>, isRendered: boolean): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!isRendered || !target.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsPast(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, isRendered]);
  return isPast;
}
