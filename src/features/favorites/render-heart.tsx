import type { ReactNode } from 'react';
import { HeartButton, type HeartButtonProps } from './HeartButton.tsx';

/** Render prop for product lists. A stable function, so that memoised cards do not re-render. */
export function renderHeart(product: HeartButtonProps['product']): ReactNode {
  return <HeartButton product={product} />;
}
