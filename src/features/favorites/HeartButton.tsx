import { Heart } from 'lucide-react';
import { memo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { currentSession, customerOf, startSession } from '#data/account/session.ts';
import { heartWords } from '#text/en/heart.ts';
import { importOnIdle } from '#ui/lazy.tsx';
import type { Markable } from './mark.ts';
import { useFavorite } from './use-favorite.ts';

const marking = importOnIdle(() => import('./mark.ts'));

/** A second tap within this time (milliseconds) belongs to the first: a shaking finger has not changed its mind. */
const ONE_TAP_MS = 350;

export interface HeartButtonProps {
  product: Markable;
}

/**
 * Puts a product on the wish list and takes it off. It shows the new state at once, and the old one again when the
 * server refuses. Visitors and guests are sent to the sign-in, which marks the product and brings them back.
 */
export const HeartButton = memo(function HeartButton({ product }: HeartButtonProps) {
  const marked = useFavorite(product.slug);
  const navigate = useNavigate();
  const lastTap = useRef(-ONE_TAP_MS);

  async function toggle(): Promise<void> {
    const now = performance.now();
    if (now - lastTap.current < ONE_TAP_MS) return;
    lastTap.current = now;
    // A returning customer may tap before Auth has said who they are.
    if (currentSession().state === 'loading') await startSession().catch(() => undefined);
    const customer = customerOf(currentSession());
    if (!customer) {
      const { pathname, search } = window.location;
      void navigate(paths.auth({ next: `${pathname}${search}`, favorite: product.slug }));
      return;
    }
    const { mark } = await marking();
    await mark(customer.uid, product, !marked);
  }

  return (
    <button
      type="button"
      aria-label={heartWords.of(product.title)}
      aria-pressed={marked}
      onClick={() => void toggle()}
      className="group/heart flex size-11 items-center justify-center rounded-full bg-surface/90 text-ink-soft shadow-card hover:text-clay aria-pressed:text-clay shrink-0"
    >
      <Heart
        aria-hidden
        strokeWidth={1.75}
        className="size-5 transition-transform group-active/heart:scale-90 group-aria-pressed/heart:fill-current"
      />
    </button>
  );
});
