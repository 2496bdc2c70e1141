import { Button } from './Button.tsx';
import { FormProblem } from './FormProblem.tsx';
import type { Form } from './use-form.ts';

interface FormActionsProps {
  form: Form;
  submit: string;
  /** The label of the submit button while the form is sent. */
  pending: string;
  cancel: string;
  /** Whether the submission cannot be taken back. */
  isGrave?: boolean;
  onCancel: () => void;
}

/**
 * The end of a form in a dialog: its problem, a button that sends it, and one that closes it. The buttons stay in view while a long
 * form scrolls.
 */
export function FormActions({
  form,
  submit,
  pending,
  cancel,
  isGrave = false,
  onCancel,
}: FormActionsProps) {
  return (
    <>
      <FormProblem form={form} />
      <div className="sticky bottom-0 -mx-6 flex flex-wrap gap-3 bg-surface px-6 py-3">
        <Button type="submit" look={isGrave ? 'grave' : 'main'} aria-disabled={form.pending}>
          {form.pending ? pending : submit}
        </Button>
        <Button look="quiet" aria-disabled={form.pending} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </>
  );
}
