import { Field } from './Field.tsx';
import type { Form } from './use-form.ts';

/** A row: the name of its field, its label, and the most pieces. */
export interface CountRow {
  readonly name: string;
  readonly label: string;
  readonly most: number;
}

interface CountFieldsProps {
  form: Form;
  legend: string;
  /** A single row begins with all of its pieces. */
  rows: readonly CountRow[];
  none: string;
  pieces: (count: number) => string;
}

/** How many pieces of each row: a select from none to all. */
export function CountFields({ form, legend, rows, none, pieces }: CountFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {rows.map(({ name, label, most }) => (
        <Field
          key={name}
          form={form}
          name={name}
          label={label}
          {...(rows.length === 1 && { defaultValue: String(most) })}
          options={Array.from({ length: most + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? none : pieces(count),
          }))}
        />
      ))}
    </fieldset>
  );
}
