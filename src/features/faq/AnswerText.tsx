import { Link } from 'react-router-dom';
import { proseParts } from '#domain/content/prose.ts';
import { markMatches } from '#domain/search/search-marks.ts';
import { Highlighted } from '#ui/content/Highlighted.tsx';

interface AnswerTextProps {
  /** Text with links in the format of the domain's `prose.ts`. */
  text: string;
  /** Search text to highlight; empty for none. */
  search: string;
}

/** A paragraph of an answer with links and highlighted matches. */
export function AnswerText({ text, search }: AnswerTextProps) {
  return proseParts(text).map(({ text: part, to }) => {
    const marked = <Highlighted key={part} pieces={markMatches(part, search)} />;
    return to ? (
      <Link key={part} to={to} className="text-leaf underline underline-offset-4">
        {marked}
      </Link>
    ) : (
      marked
    );
  });
}
