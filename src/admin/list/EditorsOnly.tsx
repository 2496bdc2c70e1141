import type { ReactNode } from 'react';
import { useSession } from '#data/query/use-query.ts';
import { words } from '#text/en/admin/admin.ts';

interface EditorsOnlyProps {
  children: ReactNode;
}

/** Renders its children for owner and staff; a viewer sees why they are missing. */
export function EditorsOnly({ children }: EditorsOnlyProps) {
  const session = useSession();
  const role = session.state === 'signed-in' ? session.role : null;
  return role === 'viewer' ? <p className="text-ink-soft">{words.viewerNote}</p> : children;
}
