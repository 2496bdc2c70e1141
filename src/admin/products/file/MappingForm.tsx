import {
  MAPPED_FIELDS,
  type ColumnMapping,
  unmappedColumns,
} from '#domain/product-file/foreign-format.ts';
import { PRODUCT_CLASSES } from '#domain/product/product.ts';
import { shopNames, words } from '#text/admin/catalogue/import.ts';
import { labels } from '#text/admin/product.ts';
import { classNames } from '#text/admin/products.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { focusOnArrival } from '#ui/browser/focus-on-arrival.ts';
import { useForm } from '#ui/form/use-form.ts';
import type { ForeignFile, ForeignMapping } from './check-foreign.ts';
import { useCategoryIds } from '../use-category-ids.ts';

interface MappingFormProps {
  file: ForeignFile;
  mapping: ForeignMapping;
  onMap: (mapping: ForeignMapping) => void;
}

/** Which column of an export fills which field, and which of our categories its own mean. */
export function MappingForm({ file, mapping, onMap }: MappingFormProps) {
  const names = Object.keys(mapping.categories).sort();
  const form = useForm<ForeignMapping>({
    check(typed) {
      const columns = MAPPED_FIELDS.map((field) => [field, typed[field] ?? '']);
      const categories = names.map((name, place) => [name, typed[`category-${place}`] ?? '']);
      const productClass = PRODUCT_CLASSES.find((name) => name === typed['productClass']);
      return {
        ok: true,
        value: {
          columns: Object.fromEntries(columns) as ColumnMapping,
          categories: Object.fromEntries(categories) as Record<string, string>,
          productClass: productClass ?? 'other',
        },
      };
    },
    send(value) {
      onMap(value);
      return Promise.resolve(null);
    },
  });
  const title = words.title(shopNames[file.format]);
  const headings = file.heading.map((name) => name.trim()).filter((name) => name !== '');
  const columnOptions = [
    { value: '', label: words.none },
    ...[...new Set(headings)].map((value) => ({ value, label: value })),
  ];
  const categoryOptions = [
    { value: '', label: words.noCategory },
    ...useCategoryIds().map((value) => ({ value, label: value })),
  ];
  const unmapped = unmappedColumns(file.format, file.heading, mapping.columns);
  return (
    <form {...form.props} aria-label={title} className="space-y-5">
      <h3 ref={focusOnArrival} tabIndex={-1} className="text-lg">
        {title}
      </h3>
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      <Field
        form={form}
        name="productClass"
        label={words.productClass}
        hint={words.productClassHint}
        options={PRODUCT_CLASSES.map((value) => ({ value, label: classNames[value] }))}
        defaultValue={mapping.productClass}
      />
      <fieldset>
        <legend className="font-semibold">{words.categories}</legend>
        <div className="mt-2 grid gap-4 md:grid-cols-2">
          {names.map((name, place) => (
            <Field
              key={name}
              form={form}
              name={`category-${place}`}
              label={name}
              options={categoryOptions}
              defaultValue={mapping.categories[name] ?? ''}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{words.columns}</legend>
        <div className="mt-2 grid gap-4 md:grid-cols-2">
          {MAPPED_FIELDS.map((field) => (
            <Field
              key={field}
              form={form}
              name={field}
              label={labels[field]}
              options={columnOptions}
              defaultValue={mapping.columns[field]}
            />
          ))}
        </div>
      </fieldset>
      {unmapped.length > 0 && (
        <p className="text-sm text-ink-soft">{words.leftOut(unmapped.join(', '))}</p>
      )}
      <Button type="submit">{words.check}</Button>
    </form>
  );
}
