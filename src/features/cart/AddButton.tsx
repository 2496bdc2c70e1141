import { Plus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { maxQuantity } from '#domain/cart/cart.ts';
import { paths } from '#domain/site/paths.ts';
import { addWords } from '#text/shop/add-to-cart.ts';
import type { Purchasable } from './add-product.ts';
import { addLazily } from './add-lazily.ts';
import { useInCart } from './use-cart.ts';

interface AddButtonProps {
  product: Purchasable;
}

const LOOK =
  'inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-full border px-3 font-semibold transition-colors hover:bg-tint';

/** Adds one item from a card. */
const AddButton = memo(function AddButton({ product }: AddButtonProps) {
  const inCart = useInCart(product.slug);
  const full = inCart >= maxQuantity(product.stock);
  return (
    <button
      type="button"
      aria-label={addWords.of(
        inCart > 0 ? addWords.another(inCart) : addWords.label,
        product.title,
      )}
      onClick={() => void addLazily(product, 1)}
      className={`${LOOK} ${inCart > 0 ? 'border-leaf text-leaf' : 'border-edge text-ink'} ${full ? 'opacity-70' : ''}`}
    >
      <Plus aria-hidden className="size-4 shrink-0" />
      <span className="amount">{inCart > 0 ? addWords.inCart(inCart) : addWords.label}</span>
    </button>
  );
});

/** The way from a sold-out product's card to the form that asks for a letter when it is back. */
function NotifyLink({ product: { slug, title } }: AddButtonProps) {
  return (
    <Link
      to={paths.product(slug)}
      aria-label={addWords.of(addWords.notify, title)}
      className={`${LOOK} border-edge text-leaf`}
    >
      {addWords.notify}
    </Link>
  );
}

/** Render prop for product lists. A stable function, so that memoised cards do not re-render. */
export function renderAdd(product: Purchasable): ReactNode {
  return product.stock > 0 ? <AddButton product={product} /> : <NotifyLink product={product} />;
}
