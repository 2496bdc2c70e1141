import { BILLING_FIELDS } from '#domain/customer/billing.ts';
import { gstinState, plainGstin } from '#domain/invoice/gstin.ts';
import { words } from '#text/shop/checkout.ts';
import { Field } from '#ui/form/Field.tsx';
import { Fold } from '#ui/content/Fold.tsx';
import type { Form, FormValues } from '#ui/form/use-form.ts';

interface BusinessFieldsProps {
  form: Form;
  /** What the shopper has typed so far, an earlier visit included. */
  typed: FormValues;
}

const { business } = words;

/** Fields for a business invoice, collapsed for private shoppers. A GSTIN asks for the business behind it. */
export function BusinessFields({ form, typed }: BusinessFieldsProps) {
  const gstin = plainGstin(typed['gstin'] ?? '');
  const state = gstinState(gstin);
  return (
    <Fold title={<span>{business.open}</span>} forced={gstin !== '' || 'gstin' in form.errors}>
      <div className="grid max-w-2xl gap-5 sm:grid-cols-2">
        <Field
          form={form}
          name="gstin"
          label={business.label}
          optional={business.optional}
          hint={business.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed['gstin'] ?? ''}
        />
        {gstin !== '' && (
          <>
            {field('legalName', 'billing organization', business.nameHint)}
            {field('line1', 'billing address-line1', state ? business.inState(state) : '')}
            {field('line2', 'billing address-line2')}
            {field('city', 'billing address-level2')}
            {field('pin', 'billing postal-code')}
          </>
        )}
      </div>
    </Fold>
  );

  function field(part: keyof typeof BILLING_FIELDS, autoComplete: string, hint = '') {
    const name = BILLING_FIELDS[part];
    return (
      <Field
        form={form}
        name={name}
        label={business.fields[part]}
        {...(part === 'line2' && { optional: business.optional })}
        {...(part === 'pin' && { inputMode: 'numeric' as const })}
        {...(hint && { hint })}
        autoComplete={autoComplete}
        defaultValue={typed[name] ?? ''}
      />
    );
  }
}
