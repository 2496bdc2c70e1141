import type { Form } from './use-form.ts';

interface FormProblemProps {
  form: Form;
}

/** What went wrong with a form as a whole. The place is always there, so that its words are announced. */
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
