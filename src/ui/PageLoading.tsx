interface PageLoadingProps {
  text: string;
}

/**
 * The full-page loading element, announced politely. The text shows after a moment, so that quick loads don't flicker.
 * It is as high as the window, so that the footer is not seen first and pushed away then.
 */
export function PageLoading({ text }: PageLoadingProps) {
  return (
    <div role="status" className="flex min-h-dvh grow items-center justify-center p-8">
      <p className="animate-late font-serif text-xl text-ink-soft">{text}</p>
    </div>
  );
}
