import type { ReactNode } from 'react';
import { PasswordChangeSchema } from '#domain/customer/credentials.ts';
import { checkForm } from '#domain/core/form.ts';
import { changePassword } from '#data/account/account.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { words } from '#text/account/account.ts';
import { words as sessionWords } from '#text/account/session.ts';
import { Button } from '#ui/form/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/use-form.ts';

interface PasswordFormProps {
  email: string;
  /** Renders the password rules for the current input. */
  renderRules: (typed: string) => ReactNode;
}

/** Form to change the password. */
export function PasswordForm({ email, renderRules }: PasswordFormProps) {
  const { password } = words.security;
  const form = useForm({
    check: (typed) =>
      inWords(checkForm(PasswordChangeSchema, typed), { next: sessionWords.passwordFaults }),
    async send({ current, next }, element) {
      const result = await changePassword(current, next);
      if (!result.ok) {
        const { code } = result.failure;
        const sentence = failureSentences[code];
        if (code === 'wrong-credentials') {
          return { problem: '', errors: { current: password.wrong } };
        }
        return {
          problem: sentence,
          ...(code === 'weak-password' && { errors: { next: sentence } }),
        };
      }
      element.reset();
      toast(password.changed);
      return null;
    },
  });
  return (
    <form {...form.props} aria-label={password.title} className="max-w-md space-y-5">
      {/* Password managers need the account's email. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={form}
        name="current"
        label={password.current}
        autoComplete="current-password"
        show={sessionWords.showPassword}
      />
      <PasswordField
        form={form}
        name="next"
        label={password.next}
        autoComplete="new-password"
        show={sessionWords.showPassword}
        renderHint={renderRules}
      />
      <FormProblem form={form} />
      <Button type="submit" aria-disabled={form.pending}>
        {form.pending ? words.saving : password.change}
      </Button>
    </form>
  );
}
