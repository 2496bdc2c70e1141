import { useState } from 'react';
import { ResetSchema } from '#domain/customer/credentials.ts';
import type { Result } from '#domain/core/result.ts';
import { checkForm } from '#domain/core/form.ts';
import { confirmAsGoogleAccount, signInAsGoogleAccount } from '#data/account/google-on-emulator.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { words } from '#text/account/google-chooser.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { EmailField } from '#ui/form/EmailField.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface GoogleChooserProps {
  purpose: 'sign-in' | 'confirm';
  /** Receives the result after an account was chosen. */
  onChosen: (result: Result<void>) => void;
  onClose: () => void;
}

/** Replaces Google's popup in the local suite, which has only the accounts named here. */
export function GoogleChooser({ purpose, onChosen, onClose }: GoogleChooserProps) {
  const [busy, setBusy] = useState(false);
  const choose = purpose === 'sign-in' ? signInAsGoogleAccount : confirmAsGoogleAccount;
  const form = useForm({
    check: (typed) => inWords(checkForm(ResetSchema, typed)),
    async send({ email }) {
      const result = await choose(email, '');
      if (!result.ok) return { problem: failureSentences[result.failure.code] };
      onChosen(result);
      return null;
    },
  });

  async function chooseSample(email: string, name: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    const result = await choose(email, name);
    setBusy(false);
    onChosen(result);
  }

  return (
    <Dialog title={words.title} close={words.close} onClose={onClose}>
      <p className="mb-4 text-sm text-ink-soft">{words.lead}</p>
      <ul className="mb-5 divide-y divide-hairline border-y border-hairline">
        {words.samples.map(({ email, name }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => void chooseSample(email, name)}
              className="flex min-h-14 w-full flex-col justify-center px-2 text-left hover:bg-tint"
            >
              {name && <span className="font-semibold">{name}</span>}
              <span className="text-sm [overflow-wrap:anywhere] text-ink-soft">{email}</span>
            </button>
          </li>
        ))}
      </ul>
      <form {...form.props} aria-label={words.own} className="space-y-4">
        <EmailField form={form} label={words.email} autoComplete="off" />
        <FormProblem form={form} />
        <Button type="submit" look="quiet" aria-disabled={form.pending}>
          {words.use}
        </Button>
      </form>
    </Dialog>
  );
}
