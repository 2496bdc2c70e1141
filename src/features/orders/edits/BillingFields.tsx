import { BILLING_FIELDS, billingFormValues } from '#domain/customer/billing.ts';
import type { Order } from '#domain/order/order.ts';
import { words } from '#text/shop/checkout.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';

interface BillingFieldsProps {
  form: Form;
  order: Pick<Order, 'gstin' | 'billing'>;
}

const { business } = words;
const PARTS = Object.keys(BILLING_FIELDS) as (keyof typeof BILLING_FIELDS)[];

/** The GSTIN of an order with its billing details. */
export function BillingFields({ form, order: { gstin, billing } }: BillingFieldsProps) {
  const values = billing ? billingFormValues(billing) : {};
  return (
    <>
      <Field
        form={form}
        name="gstin"
        label={business.label}
        hint={business.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={gstin}
      />
      {PARTS.map((part) => (
        <Field
          key={part}
          form={form}
          name={BILLING_FIELDS[part]}
          label={business.fields[part]}
          {...(part === 'line2' && { optional: business.optional })}
          {...(part === 'pin' && { inputMode: 'numeric' as const })}
          {...(part === 'legalName' && { hint: business.nameHint })}
          autoComplete="off"
          defaultValue={values[BILLING_FIELDS[part]] ?? ''}
        />
      ))}
    </>
  );
}
