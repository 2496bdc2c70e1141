import { useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { openReasons } from '#domain/own-order/return-window.ts';
import {
  checkReturnForm,
  piecesField,
  returnableLines,
  type TypedReturn,
  typedReturnReason,
} from '#domain/own-order/return-form.ts';
import { RETURN_REASONS, type ReturnReason, returnRule } from '#domain/return/return-policy.ts';
import { RETURN_LETTERS } from '#domain/return/return-request.ts';
import { requestReturn } from '#data/orders/returns.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { openingRefusals, returnWords } from '#text/admin/orders/returns.ts';
import {
  reasonNames,
  returnFormInWords,
  returnWords as shopperWords,
} from '#text/orders/returns.ts';
import { failureSentences } from '#text/site/failures.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { toast } from '#ui/feedback/toast.ts';
import { CountFields } from '#ui/form/CountFields.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { StepDialog } from '../StepDialog.tsx';

interface OpenReturnDialogProps {
  order: Order;
  onClose: () => void;
  /** In place of `onClose` once the return is open. */
  onDone: () => void;
}

const MINUTE_MS = 60_000;

const { opening: own } = returnWords;
const { form: shared } = shopperWords;

/** Opens a return of single items for a customer who has phoned or written. */
export function OpenReturnDialog({ order, onClose, onDone }: OpenReturnDialogProps) {
  // One idempotency key per return: a retry after a lost response uses the same key.
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const now = useNow(MINUTE_MS);
  const lines = returnableLines(order);
  const form = useForm<TypedReturn>({
    check: (typed) => returnFormInWords(checkReturnForm(typed, lines)),
    async send(input) {
      const answer = await requestReturn({ orderId: order.id, asStaff: true, key, ...input });
      if (!answer.ok) {
        const { code } = answer.failure;
        return {
          problem: code === 'unavailable' ? moveWords.moves.unsure : failureSentences[code],
        };
      }
      if (answer.value.outcome === 'refused') {
        return { problem: openingRefusals[answer.value.refusal] };
      }
      toast(own.opened(answer.value.ticket));
      onDone();
      return null;
    },
  });
  const rule = reason === null ? null : returnRule(reason);
  const isLate = reason !== null && !openReasons(order, now).includes(reason);
  return (
    <StepDialog
      form={form}
      title={own.action}
      confirm={own.confirm}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement && target.name === 'reason') {
          setReason(typedReturnReason(target.value));
        }
      }}
      onClose={onClose}
    >
      <p>{own.lead}</p>
      <CountFields
        form={form}
        legend={shared.items}
        rows={lines.map(({ line, title, most }) => ({
          name: piecesField(line),
          label: title,
          most,
        }))}
        none={shared.none}
        pieces={shared.pieces}
      />
      <Field
        form={form}
        name="reason"
        label={shared.reason}
        options={[
          { value: '', label: shared.choose },
          ...RETURN_REASONS.map((value) => ({ value, label: reasonNames[value] })),
        ]}
      />
      {rule && (
        <div className="rounded-card bg-tint px-4 py-3">
          <p>{`${returnWords.payer[rule.payer]}.`}</p>
          {isLate && <p>{own.late}</p>}
        </div>
      )}
      {rule?.onlySealed && (
        <Field
          form={form}
          name="sealed"
          label={own.sealed}
          hint={own.sealedHint}
          options={[
            { value: '', label: shared.answer },
            { value: 'yes', label: shared.yes },
            { value: 'no', label: shared.no },
          ]}
        />
      )}
      {rule?.asksBatch && (
        <Field
          form={form}
          name="batch"
          label={shared.batch}
          hint={shared.batchHint}
          optional={shared.optional}
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
        optional={shared.optional}
        rows={3}
        maxLength={RETURN_LETTERS.text}
      />
    </StepDialog>
  );
}
