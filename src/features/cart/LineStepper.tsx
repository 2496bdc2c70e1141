import { type CartProduct, maxQuantity } from '#domain/cart/cart.ts';
import { MAX_QUANTITY } from '#domain/cart/cart-limits.ts';
import { addWords } from '#text/shop/add-to-cart.ts';
import { Stepper } from '#ui/form/Stepper.tsx';

interface LineStepperProps {
  product: Pick<CartProduct, 'title' | 'stock'>;
  quantity: number;
  /** What the stock allows, unless given. */
  most?: number;
  onChange: (quantity: number) => void;
}

/** How many pieces of a product, with the reason for the limit. */
export function LineStepper({
  product: { title, stock },
  quantity,
  most = maxQuantity(stock),
  onChange,
}: LineStepperProps) {
  const { of, fewer, more, onlyLeft, mostOfOrder } = addWords.stepper;
  return (
    <Stepper
      value={quantity}
      most={most}
      onChange={onChange}
      label={of(title)}
      fewer={fewer(title)}
      more={more(title)}
      limit={stock < MAX_QUANTITY ? onlyLeft(stock) : mostOfOrder(MAX_QUANTITY)}
    />
  );
}
