import type { RefObject } from 'react';
import type { ClaimInField } from '#domain/moderation/claims.ts';
import { words } from '#text/admin/product.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { focusField } from './focus-field.ts';

interface ClaimNoteProps<Name extends string> {
  claims: readonly ClaimInField<Name>[];
  /** Labels of the fields. */
  labels: Readonly<Record<Name, string>>;
  form: Form;
  element: RefObject<HTMLFormElement | null>;
  /** The heading level of the title. */
  level?: 2 | 3;
}

/** The forbidden claims in a form, each with a link to its field, and a field for the reason to publish them anyway. */
export function ClaimNote<Name extends string>({
  claims,
  labels,
  form,
  element,
  level = 3,
}: ClaimNoteProps<Name>) {
  if (claims.length === 0) return null;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className="rounded-card bg-clay-tint p-4">
      <Title className="font-sans text-base font-semibold tracking-normal">
        {words.claims.title}
      </Title>
      <p className="max-w-prose">{words.claims.lead}</p>
      <ul className="my-2">
        {claims.map((claim) => (
          <li key={`${claim.field} ${claim.start} ${claim.kind}`}>
            <button
              type="button"
              className="min-h-11 text-left text-leaf underline underline-offset-4 hover:no-underline"
              onClick={() => focusField(element.current, claim.field, claim)}
            >
              {words.claims.show(claim.words)}
            </button>
            <span>{` ${words.claims.in(labels[claim.field])}: ${words.claims.kinds[claim.kind]}`}</span>
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
  );
}
