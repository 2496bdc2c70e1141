import { useEffect, useRef } from 'react';
import { checkForm } from '#domain/core/form.ts';
import { CodeSchema } from '#domain/staff/second-factor.ts';
import type { CodeOutcome, SecondFactorChallenge } from '#data/account/second-factor-challenge.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { words } from '#text/account/second-factor.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { type FormProblem as Problem, useForm } from '#ui/form/use-form.ts';

interface SecondFactorDialogProps {
  challenge: SecondFactorChallenge;
}

/** Asks for the code of an authenticator app. Back and Escape give the sign-in up; the form below keeps its input. */
export function SecondFactorDialog({ challenge }: SecondFactorDialogProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { authenticators } = challenge;
  const [first, ...others] = authenticators;
  const form = useForm({
    check(typed) {
      const checked = inWords(checkForm(CodeSchema, typed));
      if (!checked.ok) return checked;
      const id = typed['authenticator'] ?? first?.id ?? '';
      return { ok: true, value: { id, code: checked.value.code } };
    },
    async send({ id, code }) {
      const result = await challenge.answer(id, code);
      if (result.ok) return problemOf(result.value);
      const { code: failure } = result.failure;
      return { problem: failure === 'busy' ? words.tooMany : failureSentences[failure] };
    },
  });
  // After the dialog has focused its first control.
  useEffect(() => {
    const field = formRef.current?.elements.namedItem('code');
    if (field instanceof HTMLElement) field.focus();
  }, []);
  return (
    <Dialog title={words.title} close={words.back} onClose={challenge.cancel}>
      <form {...form.props} ref={formRef} aria-label={words.title} className="space-y-5">
        <p className="[overflow-wrap:anywhere] text-ink-soft">
          {others.length > 0 ? words.leadOfMany : words.lead(first?.name ?? '')}
        </p>
        {others.length > 0 && (
          <Field
            form={form}
            name="authenticator"
            label={words.device}
            options={authenticators.map(({ id, name }) => ({ value: id, label: name || id }))}
          />
        )}
        <Field
          form={form}
          name="code"
          label={words.code}
          hint={words.hint}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <FormProblem form={form} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" aria-disabled={form.pending}>
            {form.pending ? words.sending : words.send}
          </Button>
          <Button look="quiet" onClick={challenge.cancel}>
            {words.back}
          </Button>
        </div>
        <p className="text-sm text-ink-soft">{words.lost}</p>
      </form>
    </Dialog>
  );
}

function problemOf(outcome: CodeOutcome): Problem {
  switch (outcome) {
    case 'accepted':
      return null;
    case 'wrong':
      return { problem: words.wrong, errors: { code: words.wrong } };
    case 'expired':
      return { problem: words.expired };
  }
}
