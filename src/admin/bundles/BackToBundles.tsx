import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { words } from '#text/en/admin/bundles.ts';

/** A link to the list, so that unsaved input is asked about. */
export function BackToBundles() {
  return (
    <Link
      to={adminPaths.tab('bundles')}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {words.back}
    </Link>
  );
}
