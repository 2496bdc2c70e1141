import { Link } from 'react-router-dom';
import { proseParts } from '#domain/content/prose.ts';

interface ProseProps {
  /** Text with links in the format of the domain's `prose.ts`. */
  text: string;
}

const LOOK = 'text-leaf underline underline-offset-4';

/** Running text with links. */
export function Prose({ text }: ProseProps) {
  return proseParts(text).map(({ text: part, to }) => {
    if (to === undefined) return <span key={part}>{part}</span>;
    if (to.startsWith('/')) {
      return (
        <Link key={part} to={to} className={LOOK}>
          {part}
        </Link>
      );
    }
    return (
      <a key={part} href={to} rel="noopener" className={LOOK}>
        {part}
      </a>
    );
  });
}
