import { useSlowLoading } from './slow-loading.ts';

interface PageLoadingProps {
  text: string;
}

/**
 * The full-page loading state, announced politely. The text appears after a delay, so that fast loads do not flicker; after
 * a slow time it says so and offers a reload. At least as high as the viewport, so that the footer does not show first and
 * move.
 */
export function PageLoading({ text }: PageLoadingProps) {
  const slow = useSlowLoading();
  return (
    <div className="flex min-h-dvh grow flex-col items-center justify-center gap-4 p-8 text-center">
      <div role="status">
        <p className="animate-late font-serif text-xl text-ink-soft">{text}</p>
        {slow && <p className="mt-4 max-w-prose">{slow.text}</p>}
      </div>
      {slow && (
        <button
          type="button"
          className="min-h-11 font-semibold text-leaf underline underline-offset-4"
          onClick={() => window.location.reload()}
        >
          {slow.reload}
        </button>
      )}
    </div>
  );
}
