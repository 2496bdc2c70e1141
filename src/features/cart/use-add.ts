import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { importOnIdle } from '#ui/lazy.tsx';
import type { Purchasable } from './add.ts';

const adding = importOnIdle(() => import('./add.ts'));

/** Puts a product into the cart and says what came of it. */
export function useAdd(): (product: Purchasable, quantity: number) => Promise<void> {
  const navigate = useNavigate();
  return async (product, quantity) => {
    const { add } = await adding();
    await add(product, quantity, () => void navigate(paths.cartAndWishList));
  };
}
