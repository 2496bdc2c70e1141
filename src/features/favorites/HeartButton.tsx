import { Heart } from 'lucide-react';
import { memo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { currentSession, customerOf, startSession } from '#data/account/session.ts';
import { heartWords } from '#text/shop/heart.ts';
import { importOnIdle } from '#ui/loading/import-on-idle.ts';
import type { FavoriteProduct } from './set-favorite.ts';
import { useFavorite } from './use-favorite.ts';

const importSetFavorite = importOnIdle(() => import('./set-favorite.ts'));

/** A second tap within this time in milliseconds is ignored: it is an accidental double tap. */
const ONE_TAP_MS = 350;

export interface HeartButtonProps {
  product: FavoriteProduct;
}

/**
 * Toggles a product on the wishlist, optimistically: a rejected write rolls back. Visitors and guests go to sign-in,
 * which adds the product and returns.
 */
export const HeartButton = memo(function HeartButton({ product }: HeartButtonProps) {
  const marked = useFavorite(product.slug);
  const navigate = useNavigate();
  const lastTap = useRef(-ONE_TAP_MS);

  async function toggle(): Promise<void> {
    const now = performance.now();
    if (now - lastTap.current < ONE_TAP_MS) return;
    lastTap.current = now;
    // A returning customer may tap before Auth is ready.
    if (currentSession().state === 'loading') await startSession().catch(() => undefined);
    const customer = customerOf(currentSession());
    if (!customer) {
      const { pathname, search } = window.location;
      void navigate(paths.auth({ next: `${pathname}${search}`, favorite: product.slug }));
      return;
    }
    const { setFavorite } = await importSetFavorite();
    await setFavorite(customer.uid, product, !marked);
  }

  return (
    <button
      type="button"
      aria-label={heartWords.of(product.title)}
      aria-pressed={marked}
      onClick={() => void toggle()}
      className="group/heart heart-button"
    >
      <Heart
        aria-hidden
        strokeWidth={1.75}
        className="size-5 transition-transform group-active/heart:scale-90 group-aria-pressed/heart:fill-current"
      />
    </button>
  );
});
