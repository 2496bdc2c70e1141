import { useState } from 'react';
import { DEFAULT_METHOD, type PaymentMethod } from '#domain/payment/payment-method.ts';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import type { FormValues } from '#ui/form/use-form.ts';

/** The form's draft: what it shows now, and what a reload of the tab restores. */
interface FormDraft {
  /** Values by field name. */
  readonly typed: FormValues;
  readonly method: PaymentMethod;
  /** Whether a typed address was to be saved when the form opened. */
  readonly savesAddress: boolean;
  /** Stores the values of the form's fields. */
  readonly type: (values: FormValues) => void;
  readonly choose: (method: PaymentMethod) => void;
}

/**
 * The checkout form's draft in this tab.
 * @param owner the customer's uid, otherwise empty
 * @param known values of fields that nobody has typed in
 */
export function useCheckoutDraft(owner: string, known: FormValues): FormDraft {
  const [stored] = useState(() => checkoutDraft(owner));
  const [method, setMethod] = useState(stored.method ?? DEFAULT_METHOD);
  const [typed, setTyped] = useState<FormValues>({ ...known, ...stored.typed });
  return {
    typed,
    method,
    savesAddress: stored.typed?.['keep'] === 'on',
    type(values) {
      // An unchecked checkbox is missing in the form data.
      const all = { ...typed, keep: '', ...values };
      saveCheckoutDraft(owner, { typed: all });
      setTyped(all);
    },
    choose(chosen) {
      saveCheckoutDraft(owner, { method: chosen });
      setMethod(chosen);
    },
  };
}
