import { useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { hasLeft, type OrderParcel, parcelsOf } from '#domain/parcel/order-parcel.ts';
import type { SplitRequest } from '#domain/parcel-handling/parcel-command.ts';
import { needsCashParcel, unsentPieces } from '#domain/parcel-handling/split-parcels.ts';
import type { ReturnItem } from '#domain/return/return-request.ts';
import { splitOrder } from '#data/admin/orders/parcels.ts';
import { words as accountWords } from '#text/account/account.ts';
import { parcelsWords } from '#text/admin/orders/parcels.ts';
import { FIRST_FIELD } from '#ui/browser/focus-on-arrival.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/form/Field.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { parcelProblem } from './parcel-problem.ts';

interface SplitDialogProps {
  order: Order;
  /** The waiting parcel that is split; null for an order in one parcel. */
  parcel: OrderParcel | null;
  onClose: () => void;
}

type Wanted = SplitRequest['parcels'];

const { split: own } = parcelsWords;

/** Takes pieces out of a parcel, or out of the order, into a parcel of their own. */
export function SplitDialog({ order, parcel, onClose }: SplitDialogProps) {
  // What staff see while they choose does not change under them; the server refuses what no longer fits.
  const [{ waiting, sent }] = useState(() => startOf(order));
  const place = Math.max(0, parcel ? waiting.findIndex(({ id }) => id === parcel.id) : 0);
  const items = waiting[place]?.items ?? [];
  const asksCash = needsCashParcel(order);
  const form = useForm<Wanted>({
    check: (typed) => checked(typed, { waiting, place, sent, asksCash }),
    async send(parcels) {
      const problem = parcelProblem(await splitOrder({ orderId: order.id, parcels }));
      if (problem !== null) return { problem };
      toast(own.done);
      onClose();
      return null;
    },
  });
  useUnsaved(form.unsent);
  const all = sent + waiting.length + 1;
  return (
    <Dialog
      title={parcel ? own.again : own.open}
      close={accountWords.close}
      initialFocus={FIRST_FIELD}
      pending={form.pending}
      onClose={onClose}
    >
      <form {...form.props} className="grid gap-4">
        <p>{own.lead}</p>
        {items.map(({ line, quantity }) => (
          <Field
            key={line}
            form={form}
            name={`take-${line}`}
            label={own.line(order.lines[line - 1]?.title ?? '', quantity)}
            defaultValue="0"
            options={Array.from({ length: quantity + 1 }, (_, count) => ({
              value: String(count),
              label: String(count),
            }))}
          />
        ))}
        {asksCash && (
          <Field
            form={form}
            name="cash"
            label={own.cash}
            hint={own.cashHint}
            defaultValue={String(sent + 1)}
            options={Array.from({ length: waiting.length + 1 }, (_, index) => ({
              value: String(sent + index + 1),
              label: parcelsWords.title(sent + index + 1, all),
            }))}
          />
        )}
        <FormActions
          form={form}
          submit={own.go}
          pending={own.pending}
          cancel={parcelsWords.keep}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

interface Start {
  /** What waits, by parcel; all of it for an order in one. */
  readonly waiting: readonly { readonly id: number; readonly items: readonly ReturnItem[] }[];
  /** How many parcels have left. */
  readonly sent: number;
}

function startOf(order: Order): Start {
  const parcels = parcelsOf(order);
  return parcels.length === 0
    ? { waiting: [{ id: 0, items: unsentPieces(order) }], sent: 0 }
    : {
        waiting: parcels.filter((one) => !hasLeft(one)),
        sent: parcels.filter(hasLeft).length,
      };
}

interface Choice extends Start {
  readonly place: number;
  readonly asksCash: boolean;
}

/** The waiting parcels with the chosen pieces in a new one behind the one that they are taken from. */
function checked(typed: FormValues, { waiting, place, sent, asksCash }: Choice): FormCheck<Wanted> {
  const items = waiting[place]?.items ?? [];
  const takenOf = ({ line }: ReturnItem) => Number(typed[`take-${line}`] ?? 0);
  const taken = pieces(items, takenOf);
  const rest = pieces(items, (item) => item.quantity - takenOf(item));
  const [first] = items;
  if (first && (taken.length === 0 || rest.length === 0)) {
    return {
      ok: false,
      errors: { [`take-${first.line}`]: taken.length === 0 ? own.none : own.all },
    };
  }
  const all = waiting.flatMap((one, index) => (index === place ? [rest, taken] : [one.items]));
  const cash = Number(typed['cash'] ?? 0);
  return {
    ok: true,
    value: all.map((some, index) => ({
      items: some.map(({ line, quantity }) => ({ line, quantity })),
      collectsCash: asksCash && sent + index + 1 === cash,
    })),
  };
}

function pieces(
  items: readonly ReturnItem[],
  count: (item: ReturnItem) => number,
): readonly ReturnItem[] {
  return items
    .map((item) => ({ line: item.line, quantity: count(item) }))
    .filter(({ quantity }) => quantity > 0);
}
