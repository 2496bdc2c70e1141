import type { Form } from './use-form.ts';

interface FormProblemProps {
  form: Form;
}

/** A form's general error. The live region is always rendered, so that its text is announced. */
export function FormProblem({ form }: FormProblemProps) {
  return (
    <div role="alert">
      {form.problem && (
        <p className="rounded-card bg-clay-tint px-4 py-3 font-semibold text-clay">
          {form.problem}
        </p>
      )}
    </div>
  );
}
