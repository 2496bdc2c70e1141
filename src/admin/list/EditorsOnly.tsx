import type { ReactNode } from 'react';
import { useSession } from '#data/query/use-query.ts';
import { words } from '#text/en/admin.ts';

interface EditorsOnlyProps {
  children: ReactNode;
}

/** What owner and staff can do; a viewer is told why it is not there. */
export function EditorsOnly({ children }: EditorsOnlyProps) {
  const session = useSession();
  const role = session.state === 'signed-in' ? session.role : null;
  return role === 'viewer' ? <p className="text-ink-soft">{words.viewerNote}</p> : children;
}
