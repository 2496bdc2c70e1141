interface PageLoadingProps {
  text: string;
}

/**
 * The full-page loading state, announced politely. The text appears after a delay, so that fast loads do not flicker.
 * At least as high as the viewport, so that the footer does not show first and move.
 */
export function PageLoading({ text }: PageLoadingProps) {
  return (
    <div role="status" className="flex min-h-dvh grow items-center justify-center p-8">
      <p className="animate-late font-serif text-xl text-ink-soft">{text}</p>
    </div>
  );
}
