import { type Enrolment, startEnrolment } from '#data/account/second-factor.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { words as all } from '#text/admin/security.ts';
import { words as teamWords } from '#text/admin/team.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ReauthenticationField } from './ReauthenticationField.tsx';
import { useReauthentication } from './use-reauthentication.ts';

const { enrol: words } = all;

interface EnrolmentStartProps {
  onStarted: (enrolment: Enrolment) => void;
}

/** Begins the enrolment of an authenticator app, after a re-authentication where the sign-in is too old. */
export function EnrolmentStart({ onStarted }: EnrolmentStartProps) {
  const { name: shop } = useBrand();
  const reauthentication = useReauthentication();
  const form = useForm({
    check: () => ({ ok: true as const, value: null }),
    async send(_, element) {
      const trouble = await reauthentication.run(element);
      if (trouble) return trouble;
      const result = await startEnrolment(shop);
      if (!result.ok) return { problem: failureSentences[result.failure.code] };
      if (result.value === 'sign-in-again') return reauthentication.request();
      if (typeof result.value === 'string') return { problem: words.refusals[result.value] };
      onStarted(result.value);
      return null;
    },
  });
  return (
    <form {...form.props} aria-label={words.start} className="max-w-md space-y-5">
      <ReauthenticationField form={form} reauthentication={reauthentication} />
      <FormProblem form={form} />
      <Button type="submit" aria-disabled={form.pending}>
        {form.pending
          ? words.starting
          : reauthentication.method === 'google'
            ? teamWords.withGoogle
            : words.start}
      </Button>
    </form>
  );
}
