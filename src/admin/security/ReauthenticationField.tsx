import { words as sessionWords } from '#text/account/session.ts';
import { words } from '#text/admin/team.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import type { Form } from '#ui/form/use-form.ts';
import type { Reauthentication } from './use-reauthentication.ts';

interface ReauthenticationFieldProps {
  form: Form;
  reauthentication: Reauthentication;
}

/** The password field of a requested re-authentication. Google's needs none: the button opens its popup. */
export function ReauthenticationField({ form, reauthentication }: ReauthenticationFieldProps) {
  if (reauthentication.method !== 'password') return null;
  return (
    <PasswordField
      form={form}
      name="password"
      label={words.password}
      autoComplete="current-password"
      show={sessionWords.showPassword}
    />
  );
}
