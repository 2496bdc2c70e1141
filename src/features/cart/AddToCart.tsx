import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MAX_QUANTITY, mostOf } from '#domain/cart.ts';
import { paths } from '#domain/paths.ts';
import { words } from '#text/en/cart.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { type Purchasable, useAdd } from './use-add.ts';
import { useInCart } from './use-cart.ts';

interface AddToCartProps {
  product: Purchasable;
}

/** How many pieces, and into the cart: as many as are left, less those that are in it. */
export function AddToCart({ product }: AddToCartProps) {
  const { title, stock } = product;
  const [wanted, setWanted] = useState(1);
  const held = useInCart(product.slug);
  const add = useAdd();
  const room = mostOf(stock) - held;
  const quantity = Math.min(wanted, Math.max(room, 1));
  const limited = stock < MAX_QUANTITY;
  if (room <= 0) {
    return (
      <div>
        <p className="mb-3 text-turmeric-ink">
          {limited ? words.add.allLeft(stock) : words.add.allOfOrder(MAX_QUANTITY)}
        </p>
        <Link to={paths.cartAndWishList} className={buttonLook('main')}>
          <ShoppingCart aria-hidden className="size-5" />
          {words.add.go}
        </Link>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <Stepper
        value={quantity}
        most={room}
        onChange={setWanted}
        label={words.stepper.of(title)}
        fewer={words.stepper.fewer(title)}
        more={words.stepper.more(title)}
        limit={limited ? words.stepper.onlyLeft(stock) : words.stepper.mostOfOrder(MAX_QUANTITY)}
      />
      <Button
        onClick={() => {
          void add(product, quantity);
          setWanted(1);
        }}
      >
        <ShoppingCart aria-hidden className="size-5" />
        {words.add.label}
      </Button>
      {held > 0 && (
        <Link
          to={paths.cartAndWishList}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {words.add.held(held)}
        </Link>
      )}
    </div>
  );
}
