import { useEffect, useRef } from 'react';
import type { TypedEdit } from '#domain/order-edit/edit-command.ts';
import { checkAddressEdit, checkBillingEdit } from '#domain/order-edit/edit-form.ts';
import type { EditName } from '#domain/order/stored-edit.ts';
import { returnablePieces } from '#domain/order/order-pieces.ts';
import type { Order } from '#domain/order/order.ts';
import { useOrderEdit } from '#data/react/use-order-edit.ts';
import { words as accountWords } from '#text/account/account.ts';
import { editProblemText, editWords as own } from '#text/orders/order-edits.ts';
import { inWords } from '#text/site/forms.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Button } from '#ui/form/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { type Form, type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import { BillingFields } from './BillingFields.tsx';
import { EditQuoteView } from './EditQuoteView.tsx';
import { PiecesFields } from './PiecesFields.tsx';

interface EditDialogProps {
  order: Order;
  what: EditName;
  /** The fields of an address, inside the dialog's form. */
  addressFields: (form: Form, address: Order['address']) => Elements;
  onClose: () => void;
  /** In place of `onClose` once the order has changed. */
  onDone: () => void;
}

/** Asks what changes, shows what it costs and when the order then arrives, and makes the change. */
export function EditDialog({ order, what, addressFields, onClose, onDone }: EditDialogProps) {
  const { priced, price, confirm, confirming, problem, reopen } = useOrderEdit({
    orderId: order.id,
  });
  const review = useRef<HTMLDivElement>(null);
  // The button that had the focus is hidden with the form.
  useEffect(() => {
    if (priced) review.current?.focus();
  }, [priced]);
  const form = useForm<TypedEdit>({
    check: (typed) => checked(typed, what, order),
    async send(edit) {
      const refused = await price(edit);
      return refused && { problem: editProblemText(refused, own) };
    },
  });
  const pending = form.pending || confirming;

  async function make(): Promise<void> {
    if (!(await confirm())) return;
    toast(priced?.quote.cancels ? own.cancelled : own.done);
    onDone();
  }

  return (
    <Dialog
      title={priced ? own.quote.title : titleOf(what, order)}
      close={accountWords.close}
      pending={pending}
      onClose={onClose}
    >
      {/* Kept with what was typed while its price is shown. */}
      <form {...form.props} hidden={priced !== null} className="grid gap-4">
        <p className="text-ink-soft">{own.hints[what]}</p>
        {what === 'address' && addressFields(form, order.address)}
        {what === 'pieces' && <PiecesFields form={form} order={order} />}
        {what === 'billing' && <BillingFields form={form} order={order} />}
        <FormProblem form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={pending}>
            {form.pending ? own.checking : own.next}
          </Button>
          <Button look="quiet" aria-disabled={pending} onClick={onClose}>
            {own.cancel}
          </Button>
        </div>
      </form>
      {priced && (
        <div ref={review} tabIndex={-1} className="grid gap-4 outline-none">
          <EditQuoteView order={order} priced={priced} />
          <ErrorMessage look="note" className="text-clay empty:hidden">
            {problem && editProblemText(problem, own)}
          </ErrorMessage>
          <div className="flex flex-wrap gap-3">
            <Button
              look={priced.quote.cancels ? 'grave' : 'main'}
              aria-disabled={confirming}
              onClick={() => void make()}
            >
              {confirming
                ? own.quote.confirming
                : priced.quote.cancels
                  ? own.quote.confirmCancel
                  : own.quote.confirm}
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

/** What the form for a change is called. */
export function titleOf(what: EditName, { gstin }: Pick<Order, 'gstin'>): string {
  const { actions } = own;
  return what === 'billing' && gstin !== '' ? actions.changeBilling : actions[what];
}

function checked(typed: FormValues, what: EditName, order: Order): FormCheck<TypedEdit> {
  switch (what) {
    case 'address': {
      const address = inWords(checkAddressEdit(typed));
      return address.ok ? { ok: true, value: { what, address: address.value } } : address;
    }
    case 'billing': {
      const billing = inWords(checkBillingEdit(typed));
      return billing.ok ? { ok: true, value: { what, ...billing.value } } : billing;
    }
    case 'pieces': {
      const line = Number(typed['line'] ?? 0);
      if (line === 0) return { ok: false, errors: { line: own.itemMissing } };
      const quantity = Number(typed['quantity'] ?? 1);
      const most = returnablePieces(order, line);
      if (quantity > most) return { ok: false, errors: { quantity: own.tooMany(most) } };
      return { ok: true, value: { what, item: { line, quantity } } };
    }
  }
}
