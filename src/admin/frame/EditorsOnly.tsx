import { words } from '#text/admin/admin.ts';
import type { Elements } from '#ui/content/elements.ts';
import { useMayEdit } from './use-role.ts';

interface EditorsOnlyProps {
  children: Elements;
}

/** Renders its children for owner and staff; a viewer sees why they are missing. */
export function EditorsOnly({ children }: EditorsOnlyProps) {
  return useMayEdit() ? children : <p className="text-ink-soft">{words.viewerNote}</p>;
}
