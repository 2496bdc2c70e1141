import { words } from '#text/account/session.ts';
import { EmailField } from '#ui/form/EmailField.tsx';
import type { Form } from '#ui/form/use-form.ts';

interface AccountEmailFieldProps {
  form: Form;
  email: string;
  onEmail: (typed: string) => void;
}

/** The account's e-mail field. Its value carries over to the other forms. */
export function AccountEmailField({ form, email, onEmail }: AccountEmailFieldProps) {
  return (
    <EmailField
      form={form}
      label={words.email}
      autoComplete="username"
      defaultValue={email}
      onChange={(event) => onEmail(event.target.value)}
    />
  );
}
