import { ErrorMessage } from '../feedback/ErrorMessage.tsx';
import type { Form } from './use-form.ts';

interface FormProblemProps {
  form: Form;
}

/** A form's general error. The live region is always rendered, so that its text is announced. */
export function FormProblem({ form }: FormProblemProps) {
  return (
    <ErrorMessage look="note" className="font-semibold text-clay">
      {form.problem}
    </ErrorMessage>
  );
}
