/** One line high: the font's own height would overlap the lines above and below, even of truncated text. */
const MARK =
  'bg-transparent bg-linear-to-r from-turmeric/35 to-turmeric/35 bg-size-[100%_1.25em] bg-center bg-no-repeat text-ink';

interface HighlightedProps {
  /** The text in pieces; `hit` marks search matches. */
  pieces: readonly { readonly text: string; readonly hit: boolean }[];
}

/** A text with highlighted search matches. */
export function Highlighted({ pieces }: HighlightedProps) {
  return pieces.map(({ text, hit }, index) => {
    const Piece = hit ? 'mark' : 'span';
    return (
      // Pieces have no identity except their position.
      // oxlint-disable-next-line react/no-array-index-key
      <Piece key={index} className={hit ? MARK : undefined}>
        {text}
      </Piece>
    );
  });
}
