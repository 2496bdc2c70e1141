import { Link } from 'react-router-dom';
import { RegistrationSchema } from '#domain/customer/credentials.ts';
import { checkForm } from '#domain/core/form.ts';
import type { FailureCode } from '#domain/core/result.ts';
import { paths } from '#domain/site/paths.ts';
import { register } from '#data/account/account.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { words } from '#text/account/session.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { AccountEmailField } from './AccountEmailField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface RegistrationFormProps {
  email: string;
  onEmail: (typed: string) => void;
}

/** The field that a failure is about. */
const REFUSED_FIELDS: Readonly<Partial<Record<FailureCode, string>>> = {
  'weak-password': 'password',
  'email-refused': 'email',
};

/** Registration form: email, password, and an optional name. */
export function RegistrationForm({ email, onEmail }: RegistrationFormProps) {
  const form = useForm({
    check: (typed) =>
      inWords(checkForm(RegistrationSchema, typed), { password: words.passwordFaults }),
    async send(typed) {
      const result = await register(typed.email, typed.password, typed.name);
      if (result.ok) return null;
      const sentence = failureSentences[result.failure.code];
      const field = REFUSED_FIELDS[result.failure.code];
      return { problem: sentence, ...(field && { errors: { [field]: sentence } }) };
    },
  });
  return (
    <form {...form.props} aria-label={words.sides.register} className="space-y-5">
      <Field
        form={form}
        name="name"
        label={words.name}
        optional={words.optional}
        hint={words.nameHint}
        autoComplete="name"
      />
      <AccountEmailField form={form} email={email} onEmail={onEmail} />
      <PasswordField
        form={form}
        name="password"
        label={words.newPassword}
        autoComplete="new-password"
        show={words.showPassword}
        renderHint={(typed) => <PasswordRules typed={typed} />}
      />
      <FormProblem form={form} />
      <Button type="submit" aria-disabled={form.pending}>
        {form.pending ? words.registering : words.register}
      </Button>
      <p className="text-sm text-ink-soft">
        <span>{words.agreement.before}</span>
        <Link to={paths.terms} className="text-leaf underline underline-offset-2">
          {words.agreement.terms}
        </Link>
        <span>{words.agreement.between}</span>
        <Link to={paths.privacy} className="text-leaf underline underline-offset-2">
          {words.agreement.privacy}
        </Link>
        <span>{words.agreement.after}</span>
      </p>
    </form>
  );
}
