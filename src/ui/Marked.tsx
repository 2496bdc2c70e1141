/** As high as a line: the fonts' own height would reach into the lines above and below, also out of one that is cut off. */
const MARK =
  'bg-transparent bg-linear-to-r from-turmeric/35 to-turmeric/35 bg-size-[100%_1.25em] bg-center bg-no-repeat text-ink';

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
      <mark key={place} className={MARK}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
