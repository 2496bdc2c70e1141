import { type ChangeEvent, useState } from 'react';
import { returnablePieces } from '#domain/order/order-pieces.ts';
import type { Order } from '#domain/order/order.ts';
import type { ReturnCommand } from '#domain/order/return-command.ts';
import { traitsOf } from '#domain/payment/payment-method.ts';
import { RETURN_REASONS, type ReturnReason, returnRule } from '#domain/return/return-policy.ts';
import { returnTermsOf } from '#domain/return/return-terms.ts';
import { RETURN_LETTERS } from '#domain/return/return-request.ts';
import { requestReturn } from '#data/orders/returns.ts';
import { MOST_PHOTOS } from '#domain/photo/photo.ts';
import { photoWords } from '#text/site/photos.ts';
import { PhotoField } from '#ui/photos/PhotoField.tsx';
import { ReturnPhotosForm } from './ReturnPhotosForm.tsx';
import { sendReturnPhoto, useReturnPhotos } from './use-return-photos.ts';
import { words as accountWords } from '#text/account/account.ts';
import { reasonWords, returnWords } from '#text/orders/returns.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { Field } from '#ui/form/Field.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import { openReasons } from '#domain/own-order/return-window.ts';

interface ReturnDialogProps {
  order: Order;
  onClose: () => void;
  /** In place of `onClose` once the request is sent. */
  onSent: () => void;
}

const MINUTE_MS = 60_000;

type Input = Omit<ReturnCommand, 'orderId' | 'key'>;

const { form: own } = returnWords;

/** Asks what is returned and why, and says what happens next. */
export function ReturnDialog({ order, onClose, onSent }: ReturnDialogProps) {
  // One idempotency key per request: a retry after a lost response uses the same key.
  const [key] = useState(() => crypto.randomUUID());
  const now = useNow(MINUTE_MS);
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const photos = useReturnPhotos(0);
  // Set when the request is there, but not all of its photographs.
  const [ticket, setTicket] = useState('');
  const form = useForm<Input>({
    check: (typed) => checked(typed, order),
    async send(input) {
      const answer = await requestReturn({ orderId: order.id, key, ...input });
      if (!answer.ok) return { problem: failureSentences[answer.failure.code] };
      if (answer.value.outcome === 'refused') {
        return { problem: returnWords.refusals[answer.value.refusal] };
      }
      const request = { orderId: order.id, ticket: answer.value.ticket };
      if (await photos.send(sendReturnPhoto(request))) {
        toast(own.sent(request.ticket));
        onSent();
      } else {
        setTicket(request.ticket);
      }
      return null;
    },
  });
  const lines = order.lines
    .map(({ title }, index) => ({ title, line: index + 1 }))
    .map((one) => ({ ...one, most: returnablePieces(order, one.line) }))
    .filter(({ most }) => most > 0);
  const rule = reason === null ? null : returnRule(reason);
  const reasons = [
    { value: '', label: own.choose },
    ...openReasons(order, now).map((value) => ({ value, label: reasonWords[value] })),
  ];

  function choose({ target }: ChangeEvent<HTMLFormElement>): void {
    const { name, value } = target as unknown as { name: string; value: string };
    if (name === 'reason') setReason(reasonOf(value));
  }

  if (ticket !== '') {
    return (
      <ReturnPhotosForm
        request={{ orderId: order.id, ticket }}
        photos={photos}
        lead={returnWords.photos.partly(ticket)}
        onClose={onSent}
        onDone={onSent}
      />
    );
  }
  return (
    <Dialog title={own.title} close={accountWords.close} pending={form.pending} onClose={onClose}>
      <form {...form.props} onChange={choose} className="grid gap-4">
        <Field form={form} name="reason" label={own.reason} options={reasons} />
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">{own.items}</legend>
          {lines.map(({ line, title, most }) => (
            <Field
              key={line}
              form={form}
              name={`line-${line}`}
              label={title}
              {...(lines.length === 1 && { defaultValue: String(most) })}
              options={Array.from({ length: most + 1 }, (_, count) => ({
                value: String(count),
                label: count === 0 ? own.none : own.pieces(count),
              }))}
            />
          ))}
        </fieldset>
        {rule?.onlySealed && (
          <Field
            form={form}
            name="sealed"
            label={own.sealed}
            options={[
              { value: '', label: own.answer },
              { value: 'yes', label: own.yes },
              { value: 'no', label: own.no },
            ]}
          />
        )}
        {rule?.asksBatch && (
          <Field
            form={form}
            name="batch"
            label={own.batch}
            hint={own.batchHint}
            optional={own.optional}
            maxLength={RETURN_LETTERS.batch}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <Field
          form={form}
          name="text"
          label={own.text}
          hint={own.textHint}
          optional={own.optional}
          rows={3}
          maxLength={RETURN_LETTERS.text}
        />
        <PhotoField
          photos={photos}
          locked={form.pending}
          label={own.photos}
          optional={own.optional}
          hint={own.photosHint(MOST_PHOTOS.return)}
          words={photoWords}
        />
        {rule && (
          <section>
            <h3 className="font-semibold">{own.next}</h3>
            <ol className="mt-1 list-decimal space-y-1 pl-5">
              {own.steps(rule.payer, returnTermsOf(order).refundDays).map((step) => (
                <li key={step}>{step}</li>
              ))}
              {traitsOf(order.method).refundedBy === 'staff' && <li>{own.stepByHand}</li>}
            </ol>
          </section>
        )}
        <FormActions
          form={form}
          submit={own.send}
          pending={own.sending}
          cancel={own.cancel}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

const reasonOf = (value: string): ReturnReason | null =>
  RETURN_REASONS.find((one) => one === value) ?? null;

function checked(typed: FormValues, order: Order): FormCheck<Input> {
  const errors: Record<string, string> = {};
  const reason = reasonOf(typed['reason'] ?? '');
  const items = order.lines
    .map((_, index) => ({ line: index + 1, quantity: Number(typed[`line-${index + 1}`] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const first = order.lines.findIndex((_, index) => typed[`line-${index + 1}`] !== undefined);
  if (items.length === 0) errors[`line-${first + 1}`] = own.itemsMissing;
  const sealed = typed['sealed'] === 'yes';
  if (reason === null) {
    errors['reason'] = own.reasonMissing;
    return { ok: false, errors };
  }
  if (returnRule(reason).onlySealed && !sealed) errors['sealed'] = own.sealedMissing;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const batch = (typed['batch'] ?? '').trim();
  return { ok: true, value: { reason, items, sealed, batch, text: (typed['text'] ?? '').trim() } };
}
