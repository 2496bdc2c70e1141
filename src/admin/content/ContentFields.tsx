import { useId } from 'react';
import type { ContentPart } from '#domain/shop-content/parts.ts';
import { featuredWords } from '#text/admin/catalogue/chosen-product.ts';
import { contentWords as words } from '#text/admin/content/content.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';
import type { ContentField } from './content-forms.ts';
import { ProductField } from '../products/ProductField.tsx';
import { ContentPicture } from './ContentPicture.tsx';
import { ContentRows } from './ContentRows.tsx';
import { pathIn, typedText } from './form-content.ts';

interface ContentFieldsProps {
  form: Form;
  part: ContentPart;
  fields: readonly ContentField[];
  /** The path of the row that holds the fields; empty for the part itself. */
  path: string;
  content: Readonly<Record<string, unknown>>;
  /** Called when rows, a picture or a product were added, moved or removed. */
  onRows: () => void;
}

/** The fields of a part or of one of its rows. */
export function ContentFields({ form, part, fields, path, content, onRows }: ContentFieldsProps) {
  return fields.map((field) => {
    const { name } = field;
    const at = pathIn(path, name);
    const value = content[name];
    if (field.kind === 'rows') {
      return (
        <ContentRows
          key={name}
          part={part}
          field={field}
          path={at}
          onRows={onRows}
          renderFields={(rowFields, rowPath, row) => (
            <ContentFields
              form={form}
              part={part}
              onRows={onRows}
              fields={rowFields}
              path={rowPath}
              content={row}
            />
          )}
          rows={Array.isArray(value) ? (value as Readonly<Record<string, unknown>>[]) : []}
        />
      );
    }
    const text = typedText(field, value);
    if (field.kind === 'key') return <input key={name} type="hidden" name={at} value={text} />;
    if (field.kind === 'shown') return <ShownField key={name} name={at} shown={text === 'on'} />;
    const label = words.label(part, at);
    const hint = words.hint(part, at);
    if (field.kind === 'picture') {
      return (
        <ContentPicture
          key={name}
          name={at}
          shape={field.shape}
          folder={`shop/${part}`}
          stored={text}
          label={label}
          hint={hint}
          onChange={onRows}
        />
      );
    }
    if (field.kind === 'product') {
      return (
        <ProductField
          key={name}
          form={form}
          name={at}
          slug={text}
          words={featuredWords}
          onChange={onRows}
        />
      );
    }
    return (
      <Field
        key={name}
        form={form}
        name={at}
        label={label}
        defaultValue={text}
        autoComplete="off"
        {...(hint && { hint })}
        {...('optional' in field && { optional: words.optional })}
        {...(field.kind === 'lines' && { rows: field.rows })}
        {...(field.kind === 'rupees' && { inputMode: 'decimal' as const })}
        {...(field.kind === 'number' && { inputMode: 'numeric' as const })}
        {...(field.kind === 'choice' && {
          options: field.options.map((option) => ({
            value: option,
            label: words.option(name, option),
          })),
        })}
      />
    );
  });
}

function ShownField({ name, shown }: { name: string; shown: boolean }) {
  const id = useId();
  return (
    <p className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={shown}
        className="size-5 accent-leaf"
      />
      <label htmlFor={id}>{words.shown}</label>
    </p>
  );
}
