import { ShoppingCart } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
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
 * Price and add-to-cart button of phones and tablets, above the bottom bar, until the end of the product is in view. It
 * repeats what the page has already: assistive technology and Tab skip it.
 */
export function BuyBar({ product, original }: BuyBarProps) {
  const isForSale = product.stock > 0;
  const end = useRef<HTMLDivElement>(null);
  const isPast = usePosition(original, isForSale) === 'above';
  const isAtEnd = usePosition(end, isForSale) !== 'below';
  const inCart = useInCart(product.slug);
  if (!isForSale) return null;
  const isShown = isPast && !isAtEnd && inCart < maxQuantity(product.stock);
  return (
    <>
      {isShown && <Bar product={product} />}
      <div ref={end} aria-hidden className="h-px" />
    </>
  );
}

function Bar({ product }: Pick<BuyBarProps, 'product'>) {
  return (
    <div
      aria-hidden
      className="buy-bar sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-20 -mt-16 flex min-h-16 border-t border-hairline bg-surface xl:hidden print:hidden"
    >
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
    </div>
  );
}

type Position = 'above' | 'in view' | 'below';

/** Where an element, which exists while `isRendered`, is relative to the viewport. */
function usePosition(target: RefObject<HTMLElement | null>, isRendered: boolean): Position {
  const [position, setPosition] = useState<Position>('below');
  useEffect(() => {
    if (!isRendered || !target.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (!last) return;
      if (last.isIntersecting) setPosition('in view');
      else setPosition(last.boundingClientRect.top < 0 ? 'above' : 'below');
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, isRendered]);
  return position;
}
