import { countItems } from '#domain/cart/cart.ts';
import { useCart } from '#features/cart/use-cart.ts';
import { words } from '#text/shop/cart.ts';

/** The number of items in the cart, beside the cart link. Reads no product. */
export function CartCount() {
  const cart = useCart();
  const count = countItems(cart.state === 'loading' ? [] : (cart.data ?? []));
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{`(${words.count(count)})`}</span>
      <span
        aria-hidden
        className="absolute top-0 left-1/2 ml-1 flex h-5 min-w-5 items-center justify-center rounded-full bg-turmeric px-1 text-xs font-semibold text-on-turmeric amount"
      >
        {count}
      </span>
    </>
  );
}
