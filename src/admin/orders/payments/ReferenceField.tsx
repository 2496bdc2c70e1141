import * as v from 'valibot';
import { TransferReference } from '#domain/order/order-command.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form, FormValues } from '#ui/form/use-form.ts';

interface ReferenceFieldProps {
  form: Form;
}

const { failedRefund: own } = moveWords;

/** The bank's reference of a transfer. */
export function ReferenceField({ form }: ReferenceFieldProps) {
  return (
    <Field
      form={form}
      name="reference"
      label={own.reference}
      hint={own.referenceHint}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** The typed reference, or what is wrong with it. */
export function typedReference(
  typed: FormValues,
): { readonly reference: string } | { readonly error: string } {
  const read = v.safeParse(TransferReference, typed['reference'] ?? '');
  return read.success ? { reference: read.output } : { error: own.referenceWrong };
}
