import type { DraftField } from '#domain/product/product-form.ts';
import { requiredFields } from '#domain/product/product-record.ts';
import { type Product, PRODUCT_CLASSES } from '#domain/product/product.ts';
import { UNIT_CODES } from '#domain/product/unit-code.ts';
import { hints, labels, words } from '#text/admin/product.ts';
import { classNames } from '#text/admin/products.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { SlugHint } from '../../editor/SlugHint.tsx';
import { useCategoryIds } from '../use-category-ids.ts';

interface ProductFieldsProps {
  form: Form;
  typed: Readonly<Record<string, string>>;
  /** Decides which fields are required. */
  kind: Pick<Product, 'productClass' | 'category'>;
  /** A new product also has fields for its slug and its opening stock. */
  isNew: boolean;
  /** What the slug leaves out of the title. */
  slugNote: string;
  pictures: Elements;
  /** Offers the details of a similar product; null for an existing one. */
  similar: Elements | null;
  /** What the law still asks for, and the status. */
  publish: Elements;
}

type Shape = Pick<Parameters<typeof Field>[0], 'rows' | 'options' | 'inputMode' | 'maxLength'>;

const nothing = { value: '', label: words.choose };
const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The fields of a product, by section, in the order of its page. */
export function ProductFields(props: ProductFieldsProps) {
  const { form, typed, kind, isNew, slugNote, pictures, similar, publish } = props;
  const required = requiredFields(kind);
  const categoryNames = useCategoryIds();
  const own = typed['category'] ?? '';
  const categories =
    own === '' || categoryNames.includes(own) ? categoryNames : [own, ...categoryNames];

  return (
    <div className="grid grid-cols-1 gap-5 items-start xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Part title={words.parts.basics}>
        {field('title', { maxLength: 240 })}
        {isNew && field('slug')}
      </Part>
      <div className="grid gap-5 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <Part title={words.parts.price}>
          {field('price', { inputMode: 'decimal' })}
          {field('mrp', { inputMode: 'decimal' })}
          {isNew && field('stock', { inputMode: 'numeric' })}
          {field('lowStockAt', { inputMode: 'numeric' })}
          {field('sku')}
          {field('weightGrams', { inputMode: 'numeric' })}
        </Part>
        <Part title={words.parts.organise}>
          {field('category', {
            options: [nothing, ...categories.map((value) => ({ value, label: value }))],
          })}
          {field('productClass', {
            options: [
              nothing,
              ...PRODUCT_CLASSES.map((value) => ({ value, label: classNames[value] })),
            ],
          })}
          {similar}
          {field('family')}
        </Part>
      </div>
      <div className="grid min-w-0 gap-5">
        <Part title={words.parts.pictures}>{pictures}</Part>
        <Part title={words.parts.texts}>
          {field('description', { rows: 8 })}
          {field('concerns', { rows: 3 })}
          {field('howToUse', { rows: 4 })}
          {field('suits', { rows: 2, maxLength: 300 })}
          {field('avoidIf', { rows: 2, maxLength: 300 })}
          {field('lastsDays', { inputMode: 'numeric' })}
          {field('ingredients', { rows: 5 })}
          {field('cautions', { rows: 3 })}
        </Part>
        <Part title={words.parts.label}>
          <Pair>
            {field('genericName')}
            {field('countryOfOrigin')}
            {field('netQuantity', { inputMode: 'decimal' })}
            {field('netUnit', { options: [nothing, ...optionsOf(words.units)] })}
            {field('manufacturerName')}
            {field('manufacturerAddress', { rows: 2 })}
            {field('importerName')}
            {field('importerAddress', { rows: 2 })}
            {field('licenceNumber')}
            {field('shelfLifeMonths', { inputMode: 'numeric' })}
            {field('vegMark', { options: [nothing, ...optionsOf(words.vegMarks)] })}
            {field('bookReference')}
            {field('scheduleE1', {
              options: [
                { value: '', label: words.yesNo.no },
                { value: 'yes', label: words.yesNo.yes },
              ],
            })}
            {field('allergens')}
          </Pair>
          {field('nutrition', { rows: 3 })}
        </Part>
        <Part title={words.parts.tax}>
          {field('hsn', { inputMode: 'numeric' })}
          {field('gstRates', { rows: 3 })}
          {field('unitCode', { options: optionsOf(UNIT_CODES) })}
        </Part>
        {publish}
      </div>
    </div>
  );

  function field(name: DraftField | 'slug' | 'stock', shape: Shape = {}): Elements {
    const always = name === 'title' || name === 'slug' || name === 'productClass';
    // An importer is required only for imported goods; the list above the button reports it then.
    const isLater = name === 'scheduleE1' || name === 'importerName' || name === 'importerAddress';
    const needed = (required as ReadonlySet<string>).has(name) && !isLater;
    const text = hints[name];
    const hint = name === 'slug' && text ? <SlugHint hint={text} note={slugNote} /> : text;
    return (
      <Field
        form={form}
        name={name}
        label={labels[name]}
        {...(!always && { optional: needed ? words.needed : words.optional })}
        {...(hint && { hint })}
        defaultValue={typed[name] ?? ''}
        autoComplete="off"
        {...shape}
      />
    );
  }
}

/** A section of the form under its heading. */
export function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="space-y-4 rounded-card border border-hairline bg-surface p-4 md:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Pair({ children }: { children: Elements }) {
  return <div className="grid gap-4 md:grid-cols-2">{children}</div>;
}
