import type { RefObject } from 'react';
import type { GateAnswer } from '#domain/product/product-gate.ts';
import { missingPictureKinds } from '#domain/picture/picture-kind.ts';
import { words as pictureWords } from '#text/admin/pictures.ts';
import { labels, words } from '#text/admin/product.ts';
import type { Form } from '#ui/form/use-form.ts';
import { ClaimNote } from '../../editor/ClaimNote.tsx';
import { focusField } from '../../editor/focus-field.ts';
import type { ShownPicture } from './shown-pictures.ts';

interface GateNoteProps {
  /** Null while the input cannot be parsed. */
  gate: GateAnswer | null;
  form: Form;
  element: RefObject<HTMLFormElement | null>;
  pictures: readonly ShownPicture[];
}

/**
 * What blocks the sale of the product: missing fields and forbidden claims, each with a link to its field. Missing
 * pictures are advice and block nothing.
 */
export function GateNote({ gate, form, element, pictures }: GateNoteProps) {
  if (!gate) return null;
  const { missing, claims } = gate;
  const kinds = missingPictureKinds(pictures.map(({ kind }) => kind));
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
      <div>
        <h3 className="font-semibold">{pictureWords.checks}</h3>
        <p className="text-ink-soft">{pictureWords.advice(kinds.length)}</p>
        {kinds.length > 0 && (
          <ul className="flex flex-wrap gap-x-4">
            {kinds.map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  className={WAY}
                  onClick={() =>
                    element.current?.querySelector<HTMLInputElement>('input[type=file]')?.focus()
                  }
                >
                  {pictureWords.kinds[kind].name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ClaimNote claims={claims} labels={labels} form={form} element={element} />
    </div>
  );
}

const WAY = 'min-h-11 text-left text-leaf underline underline-offset-4 hover:no-underline';
