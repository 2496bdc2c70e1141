import { type ChangeEvent, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { traitsOf } from '#domain/payment/payment-method.ts';
import {
  checkReturnForm,
  piecesField,
  returnableLines,
  type TypedReturn,
  typedReturnReason,
} from '#domain/own-order/return-form.ts';
import { type ReturnReason, returnRule } from '#domain/return/return-policy.ts';
import { returnTermsOf } from '#domain/return/return-terms.ts';
import { RETURN_LETTERS } from '#domain/return/return-request.ts';
import { requestReturn } from '#data/orders/returns.ts';
import { MOST_PHOTOS } from '#domain/photo/photo.ts';
import { photoWords } from '#text/site/photos.ts';
import { PhotoField } from '#ui/photos/PhotoField.tsx';
import { ReturnPhotosForm } from './ReturnPhotosForm.tsx';
import { sendReturnPhoto, useReturnPhotos } from './use-return-photos.ts';
import { words as accountWords } from '#text/account/account.ts';
import { reasonWords, returnFormInWords, returnWords } from '#text/orders/returns.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { CountFields } from '#ui/form/CountFields.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { openReasons } from '#domain/own-order/return-window.ts';

interface ReturnDialogProps {
  order: Order;
  onClose: () => void;
  /** In place of `onClose` once the request is sent. */
  onSent: () => void;
}

const MINUTE_MS = 60_000;

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
  const lines = returnableLines(order);
  const form = useForm<TypedReturn>({
    check: (typed) => returnFormInWords(checkReturnForm(typed, lines)),
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
  const rule = reason === null ? null : returnRule(reason);
  const reasons = [
    { value: '', label: own.choose },
    ...openReasons(order, now).map((value) => ({ value, label: reasonWords[value] })),
  ];

  function choose({ target }: ChangeEvent<HTMLFormElement>): void {
    const { name, value } = target as unknown as { name: string; value: string };
    if (name === 'reason') setReason(typedReturnReason(value));
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
        <CountFields
          form={form}
          legend={own.items}
          rows={lines.map(({ line, title, most }) => ({
            name: piecesField(line),
            label: title,
            most,
          }))}
          none={own.none}
          pieces={own.pieces}
        />
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
