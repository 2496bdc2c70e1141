import type { RefObject } from 'react';
import type { GateAnswer } from '#domain/moderation/product-gate.ts';
import { labels, words } from '#text/en/admin/product.ts';
import type { Form } from '#ui/form/use-form.ts';
import { ClaimNote } from '../../editor/ClaimNote.tsx';
import { focusField } from '../../editor/focus-field.ts';

interface GateNoteProps {
  /** Null while the input cannot be parsed. */
  gate: GateAnswer | null;
  form: Form;
  element: RefObject<HTMLFormElement | null>;
}

/** What blocks the sale of the product: missing fields and forbidden claims, each with a link to its field. */
export function GateNote({ gate, form, element }: GateNoteProps) {
  if (!gate) return null;
  const { missing, claims } = gate;
  return (
    <div className="space-y-4">
      <div>
        <h3 className="font-semibold">{words.gate.title}</h3>
        {missing.length === 0 ? (
          <p className="text-ink-soft">{words.gate.whole}</p>
        ) : (
          <>
            <p>{words.gate.missing}</p>
            <ul className="flex flex-wrap gap-x-4">
              {missing.map((field) => (
                <li key={field}>
                  <button
                    type="button"
                    className={WAY}
                    onClick={() => focusField(element.current, field)}
                  >
                    {field === 'scheduleE1' ? words.gate.e1 : labels[field]}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <ClaimNote claims={claims} labels={labels} form={form} element={element} />
    </div>
  );
}

const WAY = 'min-h-11 text-left text-leaf underline underline-offset-4 hover:no-underline';
