import type { ComponentProps } from 'react';
import { NOTE_LETTERS } from '#domain/order/order-command.ts';
import { words as accountWords } from '#text/account/account.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { FIRST_FIELD } from '#ui/browser/focus-on-arrival.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { useUnsaved } from '../frame/unsaved-forms.ts';

interface StepDialogProps extends Pick<ComponentProps<'form'>, 'ref' | 'onChange'> {
  form: Form;
  title: string;
  /** The label of the button that confirms the step. */
  confirm: string;
  /** Whether the step cannot be taken back. */
  isGrave?: boolean;
  /** What the step does, and its fields. */
  children: Elements;
  onClose: () => void;
}

const { moves: own } = moveWords;

/** Confirms a step with an order and asks for its fields. */
export function StepDialog({
  form,
  title,
  confirm,
  isGrave = false,
  children,
  onClose,
  ...formProps
}: StepDialogProps) {
  useUnsaved(form.unsent);
  return (
    <Dialog
      title={title}
      close={accountWords.close}
      initialFocus={FIRST_FIELD}
      pending={form.pending}
      onClose={onClose}
    >
      <form {...form.props} {...formProps} className="grid gap-4">
        {children}
        <FormActions
          form={form}
          submit={confirm}
          pending={own.pending}
          cancel={own.keep}
          isGrave={isGrave}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

/** The reason of a step, for the audit log. */
export function NoteField({ form }: { form: Form }) {
  return (
    <Field
      form={form}
      name="note"
      label={own.note}
      optional={own.optional}
      hint={own.noteHint}
      rows={2}
      maxLength={NOTE_LETTERS.note}
    />
  );
}
