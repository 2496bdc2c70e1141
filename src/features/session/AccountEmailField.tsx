import { emailOffer } from '#text/site/forms.ts';
import { words } from '#text/account/session.ts';
import { EmailField } from '#ui/form/EmailField.tsx';
import type { Form } from '#ui/form/use-form.ts';

interface AccountEmailFieldProps {
  form: Form;
  email: string;
  onEmail: (typed: string) => void;
}

/** The account's email field. Its value carries over to the other forms. */
export function AccountEmailField({ form, email, onEmail }: AccountEmailFieldProps) {
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) onEmail(target.value);
      }}
    >
      <EmailField
        form={form}
        label={words.email}
        autoComplete="username"
        defaultValue={email}
        offer={emailOffer}
      />
    </div>
  );
}
