import { useState } from 'react';
import { returnablePieces } from '#domain/order/order-pieces.ts';
import type { Order } from '#domain/order/order.ts';
import { editWords as own } from '#text/orders/order-edits.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';

interface PiecesFieldsProps {
  form: Form;
  order: Order;
}

/** Which item to cancel, and how many of it. */
export function PiecesFields({ form, order }: PiecesFieldsProps) {
  const lines = order.lines
    .map(({ title }, index) => ({ title, line: index + 1 }))
    .filter(({ line }) => returnablePieces(order, line) > 0);
  const only = lines.length === 1 ? String(lines[0]?.line) : '';
  const [chosen, setChosen] = useState(only);
  const most = chosen === '' ? 0 : returnablePieces(order, Number(chosen));
  return (
    <div
      className="grid gap-4"
      onInput={({ target }) => {
        const { name, value } = target as unknown as { name?: string; value: string };
        if (name === 'line') setChosen(value);
      }}
    >
      <Field
        form={form}
        name="line"
        label={own.item}
        defaultValue={only}
        options={[
          { value: '', label: own.chooseItem },
          ...lines.map(({ title, line }) => ({ value: String(line), label: title })),
        ]}
      />
      {most > 1 && (
        <Field
          key={chosen}
          form={form}
          name="quantity"
          label={own.quantity}
          options={Array.from({ length: most }, (_, index) => ({
            value: String(index + 1),
            label: own.pieces(index + 1),
          }))}
        />
      )}
    </div>
  );
}
