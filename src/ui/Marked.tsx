interface MarkedProps {
  /** The text in pieces; `hit` is what was searched for. */
  pieces: readonly { readonly text: string; readonly hit: boolean }[];
}

/** A text with what was searched for marked. */
export function Marked({ pieces }: MarkedProps) {
  return pieces.map(({ text, hit }, place) =>
    hit ? (
      // Pieces have no name but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place} className="bg-turmeric/35 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
