import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

interface BackLinkProps {
  label: string;
  to: string;
}

/** Returns from a form to its list; a link, so that unsaved input is asked about. */
export function BackLink({ label, to }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" />
      <span>{label}</span>
    </Link>
  );
}
