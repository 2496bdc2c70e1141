import { words } from '#text/en/account/session.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';

interface EmailFieldProps {
  form: Form;
  email: string;
  onEmail: (typed: string) => void;
}

/** The account's e-mail field. Its value carries over to the other forms. */
export function EmailField({ form, email, onEmail }: EmailFieldProps) {
  return (
    <Field
      form={form}
      name="email"
      label={words.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={email}
      onChange={(event) => onEmail(event.target.value)}
    />
  );
}
