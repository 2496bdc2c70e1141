import type { Piece } from '#domain/search.ts';

interface MarkedProps {
  pieces: readonly Piece[];
}

/** A text with what was searched for marked in it. */
export function Marked({ pieces }: MarkedProps) {
  let place = 0;
  return pieces.map(({ text, hit }) => {
    const key = place;
    place += text.length;
    return hit ? (
      <mark key={key} className="bg-turmeric/30 text-ink">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
