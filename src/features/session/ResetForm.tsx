import { useState } from 'react';
import { ResetSchema } from '#domain/customer/credentials.ts';
import { checkForm } from '#domain/core/form.ts';
import { resetPassword } from '#data/account/account.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { words } from '#text/account/session.ts';
import { Button } from '#ui/form/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { AccountEmailField } from './AccountEmailField.tsx';

interface ResetFormProps {
  email: string;
  onEmail: (typed: string) => void;
  onBack: () => void;
}

/** Requests a password reset link. The message is the same whether or not the account exists. */
export function ResetForm({ email, onEmail, onBack }: ResetFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    check: (typed) => inWords(checkForm(ResetSchema, typed)),
    async send(typed) {
      setSentTo(null);
      const result = await resetPassword(typed.email);
      if (!result.ok) return { problem: failureSentences[result.failure.code] };
      setSentTo(typed.email);
      return null;
    },
  });
  return (
    <form {...form.props} aria-label={words.reset.title} className="space-y-5">
      <AccountEmailField form={form} email={email} onEmail={onEmail} />
      <FormProblem form={form} />
      <div role="status">
        {sentTo && (
          <div className="rounded-card bg-leaf-tint px-4 py-3">
            <p className="font-semibold">{words.reset.sentTitle}</p>
            <p className="[overflow-wrap:anywhere]">{words.reset.sent(sentTo)}</p>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button type="submit" look={sentTo ? 'quiet' : 'main'} aria-disabled={form.pending}>
          {form.pending ? words.reset.sending : sentTo ? words.reset.again : words.reset.send}
        </Button>
        <button
          type="button"
          onClick={onBack}
          className="min-h-11 font-semibold text-leaf underline underline-offset-4"
        >
          {words.reset.back}
        </button>
      </div>
    </form>
  );
}
