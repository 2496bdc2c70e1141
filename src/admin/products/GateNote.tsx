import type { RefObject } from 'react';
import type { FieldClaim, GateAnswer } from '#domain/product-gate.ts';
import { labels, words } from '#text/en/admin-product.ts';
import { Field } from '#ui/Field.tsx';
import type { Form } from '#ui/use-form.ts';

interface GateNoteProps {
  /** Null while what is typed cannot be read. */
  gate: GateAnswer | null;
  form: Form;
  element: RefObject<HTMLFormElement | null>;
}

/** What keeps the product from being sold: what is missing, and words that may not be said, each with the way to it. */
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
                  <button type="button" className={WAY} onClick={() => lead(field)}>
                    {field === 'scheduleE1' ? words.gate.e1 : labels[field]}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {claims.length > 0 && (
        <div className="rounded-card bg-clay-tint p-4">
          <h3 className="font-semibold">{words.claims.title}</h3>
          <p className="max-w-prose">{words.claims.lead}</p>
          <ul className="my-2">
            {claims.map((claim) => (
              <li key={`${claim.field} ${claim.start} ${claim.kind}`}>
                <button type="button" className={WAY} onClick={() => lead(claim.field, claim)}>
                  {words.claims.show(claim.words)}
                </button>{' '}
                {words.claims.in(labels[claim.field])}: {words.claims.kinds[claim.kind]}
              </li>
            ))}
          </ul>
          <Field
            form={form}
            name="claimReason"
            label={words.claims.reason}
            optional=" "
            hint={words.claims.reasonHint}
            rows={2}
            maxLength={400}
          />
        </div>
      )}
    </div>
  );

  /** Goes to a field, and selects the words in it. */
  function lead(name: string, claim?: FieldClaim): void {
    const field = element.current?.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    const selects = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!claim || !selects) return;
    // Blanks at the beginning are not part of what was read.
    const shift = field.value.indexOf(claim.words, claim.start);
    if (shift !== -1) field.setSelectionRange(shift, shift + claim.words.length);
  }
}

const WAY = 'min-h-11 text-left text-leaf underline underline-offset-4 hover:no-underline';
