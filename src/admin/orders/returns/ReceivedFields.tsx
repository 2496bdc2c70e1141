import type { OrderState } from '#domain/order/order-change.ts';
import {
  type ReceivedItem,
  RETURN_CONDITIONS,
  type ReturnRequest,
} from '#domain/return/return-request.ts';
import { returnWords as own } from '#text/admin/orders/returns.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form, FormValues } from '#ui/form/use-form.ts';

interface ReceivedFieldsProps {
  form: Form;
  state: OrderState;
  request: ReturnRequest;
}

/** For each line: how many pieces are accepted, their condition, and whether they go back into stock. */
export function ReceivedFields({ form, state: { order }, request }: ReceivedFieldsProps) {
  return request.items.map(({ line, quantity }) => (
    <fieldset key={line} className="grid gap-3 border-t border-hairline pt-3">
      <Field
        form={form}
        name={`accepted-${line}`}
        label={own.accepted(order.lines[line - 1]?.title ?? '')}
        defaultValue={String(quantity)}
        options={Array.from({ length: quantity + 1 }, (_, count) => ({
          value: String(count),
          label: String(count),
        }))}
      />
      <Field
        form={form}
        name={`condition-${line}`}
        label={own.condition}
        options={RETURN_CONDITIONS.map((value) => ({ value, label: own.conditions[value] }))}
      />
      <Field
        form={form}
        name={`stock-${line}`}
        label={own.stock}
        options={[
          { value: 'no', label: own.noRestock },
          { value: 'yes', label: own.restock },
        ]}
      />
    </fieldset>
  ));
}

/** What staff received, by line. */
export function typedReceived(
  typed: FormValues,
  request: Pick<ReturnRequest, 'items'>,
): readonly ReceivedItem[] {
  return request.items.map(({ line }) => ({
    line,
    quantity: Number(typed[`accepted-${line}`] ?? 0),
    condition: RETURN_CONDITIONS.find((one) => one === typed[`condition-${line}`]) ?? 'opened',
    restock: typed[`stock-${line}`] === 'yes',
  }));
}
