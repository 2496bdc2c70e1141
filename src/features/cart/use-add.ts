import { paths } from '#domain/paths.ts';
import { useGo } from '#ui/go.ts';
import { onPress } from '#ui/later.tsx';
import type { Purchasable } from './add.ts';

const adding = onPress(() => import('./add.ts'));

/** Puts a product into the cart and says what came of it. */
export function useAdd(): (product: Purchasable, quantity: number) => Promise<void> {
  const go = useGo();
  return async (product, quantity) => {
    const { add } = await adding();
    await add(product, quantity, () => go(paths.cartAndWishList));
  };
}
