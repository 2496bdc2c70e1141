import { Link } from 'react-router-dom';
import { RegistrationSchema } from '#domain/customer/credentials.ts';
import { OptionalPersonName } from '#domain/customer/person-name.ts';
import { checkField, checkForm } from '#domain/core/form.ts';
import { paths } from '#domain/site/paths.ts';
import { register } from '#data/account/account.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { words as sessionWords } from '#text/account/session.ts';
import { words as pageWords } from '#text/orders/thank-you.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/use-form.ts';
import { PasswordRules } from './PasswordRules.tsx';

interface GuestAccountFormProps {
  /** The order's email and name, used for the account. */
  email: string;
  name: string;
  /** The Google button. */
  google: Elements;
}

const { guest: words } = pageWords;

/** Upgrades the guest to an account with a password; the rest is known from the order. */
export function GuestAccountForm({ email, name, google }: GuestAccountFormProps) {
  // The form has no field for it, and an account needs none.
  const validName = typeof checkField(OptionalPersonName, name) === 'object' ? name : '';
  const form = useForm({
    check: (typed) =>
      inWords(checkForm(RegistrationSchema, { ...typed, email, name: validName }), {
        password: sessionWords.passwordFaults,
      }),
    async send(typed) {
      const result = await register(typed.email, typed.password, typed.name);
      if (result.ok) {
        toast(words.done);
        return null;
      }
      const { code } = result.failure;
      return { problem: code === 'email-taken' ? words.taken(email) : failureSentences[code] };
    },
  });
  const { agreement } = sessionWords;
  return (
    <section className="rounded-card border border-hairline bg-surface p-5 sm:p-6">
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1 text-ink-soft">{words.text}</p>
      <form {...form.props} aria-label={words.title} className="mt-4 space-y-4">
        {/* Password managers store it together with the password. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <p className="[overflow-wrap:anywhere]">{words.email(email)}</p>
        <PasswordField
          form={form}
          name="password"
          label={words.password}
          autoComplete="new-password"
          show={sessionWords.showPassword}
          renderHint={(typed) => <PasswordRules typed={typed} />}
        />
        <FormProblem form={form} />
        <Button type="submit" aria-disabled={form.pending}>
          {form.pending ? words.creating : words.create}
        </Button>
      </form>
      <p className="my-4 flex items-center gap-4 text-sm text-ink-soft before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
        {words.or}
      </p>
      {google}
      <p className="mt-4 text-sm text-ink-soft">
        <span>{agreement.before}</span>
        <Link to={paths.terms} className="text-leaf underline underline-offset-2">
          {agreement.terms}
        </Link>
        <span>{agreement.between}</span>
        <Link to={paths.privacy} className="text-leaf underline underline-offset-2">
          {agreement.privacy}
        </Link>
        <span>{agreement.after}</span>
      </p>
    </section>
  );
}
