import { Bell, Plus } from 'lucide-react';
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

/** Adds one item from a card. */
const AddButton = memo(function AddButton({ product }: AddButtonProps) {
  const inCart = useInCart(product.slug);
  const held = inCart > 0 ? addWords.inCart(inCart) : null;
  const name = held ? `${held} · ${addWords.another}` : addWords.label;
  const full = inCart >= maxQuantity(product.stock);
  return (
    <button
      type="button"
      aria-label={addWords.of(name, product.title)}
      onClick={() => void addLazily(product, 1)}
      className={`inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-full border px-3 font-semibold transition-colors hover:bg-tint ${inCart > 0 ? 'border-leaf text-leaf' : 'border-edge text-ink'} ${full ? 'opacity-70' : ''}`}
    >
      <Plus aria-hidden className="size-4 shrink-0" />
      <span className="amount">
        {held ?? name}
        {held && <span className="max-xl:sr-only">{` · ${addWords.another}`}</span>}
      </span>
    </button>
  );
});

/** The way from a sold-out product's card to the form that asks for a letter when it is back. */
function NotifyLink({ product: { slug, title } }: AddButtonProps) {
  return (
    <Link
      to={paths.product(slug)}
      aria-label={addWords.of(addWords.notify, title)}
      className="relative inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-full border border-edge px-3 font-semibold text-leaf transition-colors hover:bg-tint"
    >
      <Bell aria-hidden className="size-4 shrink-0" />
      <span>{addWords.notify}</span>
    </Link>
  );
}

/** Render prop for product lists. A stable function, so that memoised cards do not re-render. */
export function renderAdd(product: Purchasable): ReactNode {
  return product.stock > 0 ? <AddButton product={product} /> : <NotifyLink product={product} />;
}
