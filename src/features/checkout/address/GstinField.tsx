import { words } from '#text/en/shop/checkout.ts';
import { Field } from '#ui/form/Field.tsx';
import { Fold } from '#ui/content/Fold.tsx';
import type { Form } from '#ui/form/use-form.ts';

interface GstinFieldProps {
  form: Form;
  known: string;
}

const { business } = words;

/** The GSTIN field, collapsed for private shoppers. Stays open while it has an error. */
export function GstinField({ form, known }: GstinFieldProps) {
  return (
    <Fold title={business.open} forced={Boolean(known) || 'gstin' in form.errors}>
      <div className="max-w-md">
        <Field
          form={form}
          name="gstin"
          label={business.label}
          optional={business.optional}
          hint={business.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          defaultValue={known}
        />
      </div>
    </Fold>
  );
}
