import { returnablePieces } from '#domain/order/order-pieces.ts';
import type { Order } from '#domain/order/order.ts';
import { isInShop } from '#domain/refund/refund-pieces.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';

interface PieceFieldsProps {
  form: Form;
  order: Order;
  /** The line of the order, from 1. */
  line: number;
}

const { refund: own, moves } = moveWords;

/** How many pieces of a line leave the order with a refund, and before it is shipped, whether they go back into stock. */
export function PieceFields({ form, order, line }: PieceFieldsProps) {
  const most = returnablePieces(order, line);
  if (most === 0) return null;
  return (
    <>
      <Field
        form={form}
        name="quantity"
        label={own.quantity}
        hint={own.quantityHint}
        options={Array.from({ length: most + 1 }, (_, count) => ({
          value: String(count),
          label: count === 0 ? own.noPieces : own.pieces(count),
        }))}
      />
      {isInShop(order) && (
        <Field
          form={form}
          name="restock"
          label={own.restock}
          options={[
            { value: 'no', label: moves.notRestocked },
            { value: 'yes', label: moves.restocked },
          ]}
        />
      )}
    </>
  );
}
