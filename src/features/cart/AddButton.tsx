import { Plus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { maxQuantity } from '#domain/cart/cart.ts';
import { addWords } from '#text/shop/add-to-cart.ts';
import type { Purchasable } from './add-product.ts';
import { addLazily } from './add-lazily.ts';
import { useInCart } from './use-cart.ts';

interface AddButtonProps {
  product: Purchasable;
}

/** Adds one item from a card. A sold-out product has no button: the card says so. */
const AddButton = memo(function AddButton({ product }: AddButtonProps) {
  const inCart = useInCart(product.slug);
  const name = inCart > 0 ? addWords.another(inCart) : addWords.label;
  const full = inCart >= maxQuantity(product.stock);
  return (
    <button
      type="button"
      aria-label={addWords.of(name, product.title)}
      onClick={() => void addLazily(product, 1)}
      className={`inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-full border px-3 font-semibold transition-colors hover:bg-tint ${inCart > 0 ? 'border-leaf text-leaf' : 'border-edge text-ink'} ${full ? 'opacity-70' : ''}`}
    >
      <Plus aria-hidden className="size-4 shrink-0" />
      <span className="amount">{name}</span>
    </button>
  );
});

/** Render prop for product lists. A stable function, so that memoised cards do not re-render. */
export function renderAdd(product: Purchasable): ReactNode {
  return product.stock > 0 && <AddButton product={product} />;
}
