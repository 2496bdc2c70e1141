import { QRCodeSVG } from 'qrcode.react';
import { checkForm } from '#domain/core/form.ts';
import { EnrolmentSchema } from '#domain/staff/second-factor.ts';
import type { Enrolment } from '#data/account/second-factor.ts';
import { words as all } from '#text/admin/security.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { Button } from '#ui/form/Button.tsx';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { type FormProblem as Problem, useForm } from '#ui/form/use-form.ts';

const { enrol: words } = all;

/** Side of the QR code in pixels. */
const QR_SIZE = 200;

interface EnrolmentFormProps {
  enrolment: Enrolment;
  onEnrolled: () => void;
  onCancel: () => void;
}

/** Shows the secret of an enrolment and ends it with a first code. */
export function EnrolmentForm({ enrolment, onEnrolled, onCancel }: EnrolmentFormProps) {
  const { secret, address, finish } = enrolment;
  const form = useForm({
    check: (typed) => inWords(checkForm(EnrolmentSchema, typed), words.faults),
    async send({ name, code }): Promise<Problem> {
      const result = await finish(name, code);
      if (!result.ok) return { problem: failureSentences[result.failure.code] };
      const { value: outcome } = result;
      if (outcome === 'accepted') {
        onEnrolled();
        return null;
      }
      if (outcome === 'wrong') return { problem: words.wrong, errors: { code: words.wrong } };
      // Where the sign-in has become too old in the meantime, a new start asks for it.
      if (outcome === 'expired' || outcome === 'sign-in-again') return { problem: words.expired };
      return { problem: words.refusals[outcome] };
    },
  });
  return (
    <form {...form.props} aria-label={words.title} className="max-w-md space-y-5">
      <h3 className="text-lg">{words.title}</h3>
      <p>{words.scan}</p>
      <QRCodeSVG value={address} title={words.qr} size={QR_SIZE} marginSize={4} />
      <div>
        <p>{words.type}</p>
        <p translate="no" className="font-semibold [overflow-wrap:anywhere]">
          {spaced(secret)}
        </p>
        <CopyButton
          text={secret}
          label={words.copy}
          done={words.copied}
          failed={words.copyFailed}
        />
      </div>
      <p className="rounded-card bg-tint p-4">{words.backup}</p>
      <Field
        form={form}
        name="name"
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={40}
      />
      <Field
        form={form}
        name="code"
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormProblem form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={form.pending}>
          {form.pending ? words.finishing : words.finish}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The secret in groups of four, as apps show it. */
function spaced(secret: string): string {
  return (secret.match(/.{1,4}/gu) ?? []).join(' ');
}
