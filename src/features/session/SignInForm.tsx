import { SignInSchema } from '#domain/customer/credentials.ts';
import { checkForm } from '#domain/core/form.ts';
import { signIn } from '#data/account/account.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { words } from '#text/account/session.ts';
import { Button } from '#ui/form/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { AccountEmailField } from './AccountEmailField.tsx';

interface SignInFormProps {
  email: string;
  onEmail: (typed: string) => void;
  onForgot: () => void;
}

/** Sign-in form. The session, not this form, reports the signed-in user. */
export function SignInForm({ email, onEmail, onForgot }: SignInFormProps) {
  const form = useForm({
    check: (typed) => inWords(checkForm(SignInSchema, typed)),
    async send(typed) {
      const result = await signIn(typed.email, typed.password);
      return result.ok ? null : { problem: failureSentences[result.failure.code] };
    },
  });
  return (
    <form {...form.props} aria-label={words.sides.signIn} className="space-y-5">
      <AccountEmailField form={form} email={email} onEmail={onEmail} />
      <PasswordField
        form={form}
        name="password"
        label={words.password}
        autoComplete="current-password"
        show={words.showPassword}
      />
      <FormProblem form={form} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button type="submit" aria-disabled={form.pending}>
          {form.pending ? words.signingIn : words.signIn}
        </Button>
        <button
          type="button"
          onClick={onForgot}
          className="min-h-11 font-semibold text-leaf underline underline-offset-4"
        >
          {words.forgot}
        </button>
      </div>
    </form>
  );
}
