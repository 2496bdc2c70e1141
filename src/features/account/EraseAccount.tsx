import { useState } from 'react';
import { PasswordSchema } from '#domain/customer/credentials.ts';
import { checkForm } from '#domain/core/form.ts';
import { confirmPassword } from '#data/account/account.ts';
import { eraseCustomer, type ErasureStep } from '#data/account/personal-data.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { words } from '#text/account/account.ts';
import { words as sessionWords } from '#text/account/session.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface EraseAccountProps {
  uid: string;
  /** Whether the user confirms with a password, otherwise with Google. */
  withPassword: boolean;
  /** Renders the Google button, which calls `confirmed` after re-authentication. */
  renderGoogle: (confirmed: () => void) => Elements;
  /** Called with true before the deletion, and with false if it failed. */
  onLeaving: (leaving: boolean) => void;
}

/** Deletes the account with all its data, after explaining what remains and re-authenticating. */
export function EraseAccount({ uid, withPassword, renderGoogle, onLeaving }: EraseAccountProps) {
  const { erase } = words.security;
  const [asking, setAsking] = useState(false);
  const [step, setStep] = useState<ErasureStep>();
  const [problem, setProblem] = useState('');

  async function eraseAccount(): Promise<string | null> {
    let reached: ErasureStep = 'documents';
    setProblem('');
    onLeaving(true);
    const result = await eraseCustomer(uid, (current) => {
      reached = current;
      setStep(current);
    });
    setStep(undefined);
    if (result.ok) {
      toast(erase.done);
      return null;
    }
    onLeaving(false);
    return erase.failed[reached](failureSentences[result.failure.code]);
  }

  const form = useForm({
    check: (typed) => inWords(checkForm(PasswordSchema, typed)),
    async send({ password }) {
      const confirmed = await confirmPassword(password);
      if (!confirmed.ok) {
        const { code } = confirmed.failure;
        return code === 'wrong-credentials'
          ? { problem: '', errors: { password: words.security.password.wrong } }
          : { problem: failureSentences[code] };
      }
      const message = await eraseAccount();
      return message === null ? null : { problem: message };
    },
  });

  return (
    <div>
      <p className="max-w-prose">{erase.goes}</p>
      <p className="mt-2 mb-4 max-w-prose">{erase.stays}</p>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {erase.open}
      </Button>
      {asking && (
        <Dialog
          title={erase.title}
          close={words.close}
          pending={form.pending || step !== undefined}
          onClose={() => setAsking(false)}
        >
          <p className="mb-4">{erase.ask}</p>
          {withPassword ? (
            <form {...form.props} aria-label={erase.title} className="space-y-5">
              <PasswordField
                form={form}
                name="password"
                label={words.security.password.current}
                autoComplete="current-password"
                show={sessionWords.showPassword}
              />
              <FormProblem form={form} />
              <Button type="submit" look="grave" aria-disabled={form.pending}>
                {erase.confirm}
              </Button>
            </form>
          ) : (
            <>
              {renderGoogle(() => void eraseAccount().then((message) => setProblem(message ?? '')))}
              <ErrorMessage className="mt-3">{problem}</ErrorMessage>
            </>
          )}
          <p role="status" className="mt-3 text-ink-soft">
            {step && erase.steps[step]}
          </p>
        </Dialog>
      )}
    </div>
  );
}
