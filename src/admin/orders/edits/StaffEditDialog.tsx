import { useEffect, useRef } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import type { TypedEdit } from '#domain/order-edit/edit-command.ts';
import { checkAddressEdit, checkBillingEdit } from '#domain/order-edit/edit-form.ts';
import type { EditName } from '#domain/order/stored-edit.ts';
import type { Order } from '#domain/order/order.ts';
import { useOrderEdit } from '#data/react/use-order-edit.ts';
import { words as accountWords } from '#text/account/account.ts';
import { staffEditWords as own } from '#text/admin/orders/order-edits.ts';
import { editProblemText, editWords } from '#text/orders/order-edits.ts';
import { inWords } from '#text/site/forms.ts';
import { AmountList } from '#ui/content/AmountList.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FIRST_FIELD } from '#ui/browser/focus-on-arrival.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Button } from '#ui/form/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { addressLines } from '../address-lines.ts';
import { StaffEditFields } from './StaffEditFields.tsx';

interface StaffEditDialogProps {
  order: Order;
  what: EditName;
  onClose: () => void;
}

/** A change of an order by staff: what changes, then what it costs or gives back. */
export function StaffEditDialog({ order, what, onClose }: StaffEditDialogProps) {
  const { priced, price, confirm, confirming, problem, reopen } = useOrderEdit({
    orderId: order.id,
    asStaff: true,
  });
  const review = useRef<HTMLDivElement>(null);
  // The button that had the focus is hidden with the form.
  useEffect(() => {
    if (priced) review.current?.focus();
  }, [priced]);
  const form = useForm<TypedEdit>({
    check: (typed) => checked(typed, what),
    async send(edit) {
      const refused = await price(edit);
      return refused && { problem: editProblemText(refused, own) };
    },
  });
  useUnsaved(form.unsent || priced !== null);

  async function make(): Promise<void> {
    if (!(await confirm())) return;
    toast(own.done);
    onClose();
  }

  return (
    <Dialog
      title={own.actions[what]}
      close={accountWords.close}
      initialFocus={FIRST_FIELD}
      pending={form.pending || confirming}
      onClose={onClose}
    >
      {/* Kept with what was typed while its price is shown. */}
      <div hidden={priced !== null}>
        <form {...form.props} className="grid gap-4">
          <p className="text-ink-soft">{own.hints[what]}</p>
          <StaffEditFields form={form} order={order} what={what} />
          <FormProblem form={form} />
          <div>
            <Button type="submit" aria-disabled={form.pending}>
              {form.pending ? editWords.checking : editWords.next}
            </Button>
          </div>
        </form>
      </div>
      {priced && (
        <div ref={review} tabIndex={-1} className="grid gap-4 outline-none">
          {priced.edit.what === 'address' && (
            <div>
              <p className="text-ink-soft">{own.quote.address}</p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">
                {addressLines(priced.edit.address)}
              </p>
            </div>
          )}
          {priced.quote.cancels ? (
            <p>{own.quote.cancels}</p>
          ) : (
            <AmountList
              rows={[
                { name: own.quote.delivery, value: formatMoney(priced.quote.shippingPaise) },
                ...(priced.quote.refundPaise > 0
                  ? [{ name: own.quote.refund, value: formatMoney(priced.quote.refundPaise) }]
                  : []),
              ]}
              total={{ name: own.quote.total, value: formatMoney(priced.quote.totalPaise) }}
            />
          )}
          <ErrorMessage look="note" className="text-clay empty:hidden">
            {problem && editProblemText(problem, own)}
          </ErrorMessage>
          <div className="flex flex-wrap gap-3">
            <Button
              look={priced.quote.cancels ? 'grave' : 'main'}
              aria-disabled={confirming}
              onClick={() => void make()}
            >
              {confirming ? own.quote.confirming : own.quote.confirm}
            </Button>
            <Button look="quiet" aria-disabled={confirming} onClick={reopen}>
              {own.quote.back}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function checked(typed: FormValues, what: EditName): FormCheck<TypedEdit> {
  switch (what) {
    case 'address': {
      const address = inWords(checkAddressEdit(typed), own.faults);
      return address.ok ? { ok: true, value: { what, address: address.value } } : address;
    }
    case 'billing': {
      const billing = inWords(checkBillingEdit(typed));
      return billing.ok ? { ok: true, value: { what, ...billing.value } } : billing;
    }
    case 'pieces': {
      const [line = 0, quantity = 0] = (typed['pieces'] ?? '').split('-').map(Number);
      return line === 0
        ? { ok: false, errors: { pieces: editWords.itemMissing } }
        : { ok: true, value: { what, item: { line, quantity } } };
    }
  }
}
