import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import {
  type Form,
  type FormCheck,
  type FormProblem as Problem,
  type FormValues,
  useForm,
} from '#ui/form/use-form.ts';

interface TestFormProps {
  readonly check?: (typed: FormValues) => FormCheck<FormValues>;
  readonly send?: (typed: FormValues) => Promise<Problem>;
  readonly children: (form: Form) => ReactNode;
}

function TestForm({ check, send = () => Promise.resolve(null), children }: TestFormProps) {
  const form = useForm<FormValues>({
    check: check ?? ((typed) => ({ ok: true, value: typed })),
    send,
  });
  return (
    <form {...form.props} aria-label="Test form">
      {children(form)}
      <FormProblem form={form} />
      <Button type="submit" aria-disabled={form.pending}>
        {form.pending ? 'Sending' : 'Send'}
      </Button>
    </form>
  );
}

/** Renders controls in a form that is validated and submitted like the shop's forms. */
export function renderForm(
  children: TestFormProps['children'],
  rest: Omit<TestFormProps, 'children'> = {},
) {
  render(<TestForm {...rest}>{children}</TestForm>);
  return { user: userEvent.setup(), send: () => screen.getByRole('button', { name: 'Send' }) };
}

/** A validator that reports this error for a field while its value is `wrong`. */
export function faultIn(name: string, wrong: string, sentence: string) {
  return (typed: FormValues): FormCheck<FormValues> =>
    (typed[name] ?? '') === wrong
      ? { ok: false, errors: { [name]: sentence } }
      : { ok: true, value: typed };
}

/** The text of the elements that describe an element, in their order. */
export function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`).join(' ');
}
