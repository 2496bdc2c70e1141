import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { maxQuantity } from '#domain/cart/cart.ts';
import { MAX_QUANTITY } from '#domain/cart/cart-limits.ts';
import { paths } from '#domain/site/paths.ts';
import { addWords } from '#text/shop/add-to-cart.ts';
import { Button, buttonLook } from '#ui/form/Button.tsx';
import type { Purchasable } from './add-product.ts';
import { addForCheckout, addLazily } from './add-lazily.ts';
import { LineStepper } from './LineStepper.tsx';
import { useInCart } from './use-cart.ts';

export interface AddToCartProps {
  product: Purchasable;
}

/** Quantity and the buttons to buy, limited to the stock minus the items already in the cart. */
export function AddToCart({ product }: AddToCartProps) {
  const { stock } = product;
  const [requested, setRequested] = useState(1);
  const inCart = useInCart(product.slug);
  const available = maxQuantity(stock) - inCart;
  const quantity = Math.min(requested, Math.max(available, 1));
  const limited = stock < MAX_QUANTITY;
  const navigate = useNavigate();

  /** The checkout of the whole cart. One piece that is in it already is not added again. */
  async function buyNow(): Promise<void> {
    const isThere = inCart > 0 && quantity === 1;
    if (isThere || (await addForCheckout(product, quantity))) await navigate(paths.checkout);
  }

  if (available <= 0) {
    return (
      <div>
        <p className="mb-3 text-turmeric-ink">
          {limited ? addWords.allLeft(stock) : addWords.allOfOrder(MAX_QUANTITY)}
        </p>
        <Link to={paths.cartAndWishList} className={buttonLook('main')}>
          <ShoppingCart aria-hidden className="size-5" />
          <span>{addWords.go}</span>
        </Link>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <LineStepper product={product} quantity={quantity} most={available} onChange={setRequested} />
      <Button
        onClick={() => {
          void addLazily(product, quantity);
          setRequested(1);
        }}
      >
        <ShoppingCart aria-hidden className="size-5" />
        <span>{addWords.label}</span>
      </Button>
      <Button look="quiet" onClick={() => void buyNow()}>
        <span>{addWords.buyNow}</span>
      </Button>
      {inCart > 0 && (
        <Link
          to={paths.cartAndWishList}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {addWords.held(inCart)}
        </Link>
      )}
    </div>
  );
}
