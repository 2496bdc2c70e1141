import { Link } from 'react-router-dom';
import { proseParts } from '#domain/content/prose.ts';
import { markMatches } from '#domain/search/search-marks.ts';
import { Marked } from '#ui/Marked.tsx';

interface AnswerTextProps {
  /** Text with links, as `prose.ts` of the domain describes it. */
  text: string;
  /** What is marked in it; nothing when empty. */
  search: string;
}

/** A paragraph of an answer with its links, and with what was searched for marked. */
export function AnswerText({ text, search }: AnswerTextProps) {
  return proseParts(text).map(({ text: part, to }) => {
    const marked = <Marked key={part} pieces={markMatches(part, search)} />;
    return to ? (
      <Link key={part} to={to} className="text-leaf underline underline-offset-4">
        {marked}
      </Link>
    ) : (
      marked
    );
  });
}
