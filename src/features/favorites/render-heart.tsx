import type { ReactNode } from 'react';
import { HeartButton, type HeartButtonProps } from './HeartButton.tsx';

/** The heart of a product, for lists that leave a place for it. The same function at every render. */
export function renderHeart(product: HeartButtonProps['product']): ReactNode {
  return <HeartButton product={product} />;
}
