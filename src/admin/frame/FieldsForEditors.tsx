import type { Elements } from '#ui/content/elements.ts';
import { useMayEdit } from './use-role.ts';

/** The fields of a form that a viewer can read but not change. */
export function FieldsForEditors({ children }: { children: Elements }) {
  return (
    <fieldset disabled={!useMayEdit()} className="contents">
      {children}
    </fieldset>
  );
}
