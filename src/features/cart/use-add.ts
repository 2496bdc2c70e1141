import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { importOnIdle } from '#ui/loading/lazy.tsx';
import type { Purchasable } from './add.ts';

const importAdd = importOnIdle(() => import('./add.ts'));

/** Returns a function that adds a product to the cart and shows the result. */
export function useAdd(): (product: Purchasable, quantity: number) => Promise<void> {
  const navigate = useNavigate();
  return async (product, quantity) => {
    const { add } = await importAdd();
    await add(product, quantity, () => void navigate(paths.cartAndWishList));
  };
}
