import { partsOf } from '#domain/moderation/publishing-check.ts';
import { words } from '#text/admin/reviews.ts';

interface MarkedTextProps {
  text: string;
}

/** A customer's text with forbidden claims and personal details highlighted. */
export function MarkedText({ text }: MarkedTextProps) {
  return partsOf(text).map((part) =>
    part.found ? (
      <mark
        key={part.start}
        title={words.found[part.found]}
        className="rounded-sm bg-clay-tint px-0.5 font-semibold text-clay underline decoration-wavy underline-offset-4"
      >
        {part.text}
      </mark>
    ) : (
      <span key={part.start}>{part.text}</span>
    ),
  );
}
