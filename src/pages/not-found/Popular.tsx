import { renderAdd } from '#features/cart/AddButton.tsx';
import { Popular as PopularProducts } from '#features/catalog/list/Popular.tsx';
import { renderHeart } from '#features/favorites/render-heart.tsx';

/** Popular products that can be bought and remembered. */
export function Popular() {
  return <PopularProducts renderAction={renderHeart} renderFoot={renderAdd} />;
}
