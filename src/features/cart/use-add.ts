import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { importOnIdle } from '#ui/loading/lazy.tsx';
import type { Purchasable } from './add-product.ts';

const importAddProduct = importOnIdle(() => import('./add-product.ts'));

/** Returns a function that adds a product to the cart and shows the result. */
export function useAdd(): (product: Purchasable, quantity: number) => Promise<void> {
  const navigate = useNavigate();
  return async (product, quantity) => {
    const { addProduct } = await importAddProduct();
    await addProduct(product, quantity, () => void navigate(paths.cartAndWishList));
  };
}
