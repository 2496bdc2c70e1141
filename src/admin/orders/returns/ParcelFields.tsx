import { piecesOf } from '#domain/order/order-pieces.ts';
import type { Order } from '#domain/order/order.ts';
import {
  type GoodsCount,
  isLostParcel,
  UNDELIVERED_REASONS,
  type UndeliveredReason,
} from '#domain/return/returned-parcel.ts';
import type { ReturnItem } from '#domain/return/return-request.ts';
import { parcelWords as own, undeliveredWords } from '#text/admin/orders/returned-parcel.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form, FormValues } from '#ui/form/use-form.ts';

const CHOOSE = { value: '', label: own.choose };

/** Why a parcel was not delivered. */
export function UndeliveredField({ form }: { form: Form }) {
  return (
    <Field
      form={form}
      name="reason"
      label={own.reason}
      hint={own.reasonHint}
      options={[
        CHOOSE,
        ...UNDELIVERED_REASONS.map((value) => ({ value, label: undeliveredWords[value] })),
      ]}
    />
  );
}

interface GoodsFieldsProps {
  form: Form;
  order: Order;
  /** What was sent, by line: all that the order has, or one of its parcels. */
  pieces?: readonly ReturnItem[];
  /** Whether the courier lost it. */
  lost?: boolean;
}

/** What came back of each line. Staff count it: only a lost parcel has an answer already. */
export function GoodsFields({
  form,
  order,
  pieces = piecesOf(order),
  lost = isLostParcel(order),
}: GoodsFieldsProps) {
  return (
    <>
      <p>{own.rest}</p>
      {pieces.map(({ line, quantity }) => {
        const counts = Array.from({ length: quantity + 1 }, (_, count) => ({
          value: String(count),
          label: String(count),
        }));
        return (
          <fieldset key={line} className="grid gap-3 border-t border-hairline pt-3">
            <legend className="float-left font-semibold [overflow-wrap:anywhere]">
              {own.line(order.lines[line - 1]?.title ?? '', quantity)}
            </legend>
            <Field
              form={form}
              name={`sellable-${line}`}
              label={own.sellable}
              defaultValue={lost ? '0' : ''}
              options={[CHOOSE, ...counts]}
            />
            <Field
              form={form}
              name={`damaged-${line}`}
              label={own.damaged}
              defaultValue="0"
              options={counts}
            />
          </fieldset>
        );
      })}
    </>
  );
}

/** The chosen reason; without one an error of its field, and null. */
export function typedReason(
  typed: FormValues,
  errors: Record<string, string>,
): UndeliveredReason | null {
  const reason = UNDELIVERED_REASONS.find((one) => one === typed['reason']);
  if (!reason) errors['reason'] = own.missing;
  return reason ?? null;
}

/** The count of each line; an error of its field where one is missing or more than was sent. */
export function typedGoods(
  typed: FormValues,
  pieces: readonly ReturnItem[],
  errors: Record<string, string>,
): GoodsCount[] {
  return pieces.map(({ line, quantity }) => {
    const sellable = Number(typed[`sellable-${line}`] ?? 0);
    const damaged = Number(typed[`damaged-${line}`] ?? 0);
    if (sellable + damaged > quantity) errors[`damaged-${line}`] = own.tooMany(quantity);
    if ((typed[`sellable-${line}`] ?? '') === '') errors[`sellable-${line}`] = own.missing;
    return { line, sellable, damaged };
  });
}
