import { useState } from 'react';
import { productFormValues } from '#domain/product/product-form.ts';
import { type Product, PRODUCT_CLASSES } from '#domain/product/product.ts';
import { slugFault } from '#domain/product/product-draft.ts';
import { words } from '#text/admin/product.ts';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { formValues, type FormValues } from '#ui/form/use-form.ts';
import { fillForm } from '../../editor/fill-form.ts';
import { DraftNote } from '../../editor/DraftNote.tsx';
import { useSlugFromTitle } from '../../editor/use-slug-from-title.ts';
import { SaveBar } from '../../editor/SaveBar.tsx';
import { EditorsOnly } from '../../frame/EditorsOnly.tsx';
import { FieldsForEditors } from '../../frame/FieldsForEditors.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import { GateNote } from './GateNote.tsx';
import { PicturesField } from './PicturesField.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { Part, ProductFields } from './ProductFields.tsx';
import { SimilarNote } from './SimilarNote.tsx';
import { useProductEditor } from './use-product-editor.ts';

interface ProductEditorProps {
  /** The live product; null for a new one. */
  product: Product | null;
  /** Initial values; null for empty fields. */
  start: Product | null;
  /** Whose manufacturer an empty product starts with: most shops have one. */
  maker?: Product | undefined;
  onCreated: (slug: string) => void;
}

/** Initial values of a new product. */
function blank(maker: Product | undefined): Readonly<Record<string, string>> {
  return {
    active: 'no',
    countryOfOrigin: 'India',
    manufacturerName: maker?.manufacturer?.name ?? '',
    manufacturerAddress: maker?.manufacturer?.address ?? '',
  };
}

/** The form of a product. Input is saved as a draft on the device until it is stored. */
export function ProductEditor({ product, start, maker, onCreated }: ProductEditorProps) {
  const editing = useProductEditor(product, start, onCreated);
  const { form, element, dirty, gate, overtaken } = editing;
  const [initialValues] = useState<Readonly<Record<string, string>>>(() =>
    start ? productFormValues(start) : blank(maker),
  );
  const [kind, setKind] = useState<Pick<Product, 'productClass' | 'category'>>({
    productClass: start?.productClass ?? 'other',
    category: start?.category ?? '',
  });
  const slug = useSlugFromTitle(product === null);

  function changed(field: string, value: string): void {
    if (field === 'productClass') {
      const productClass = PRODUCT_CLASSES.find((option) => option === value) ?? 'other';
      setKind((before) => ({ ...before, productClass }));
    }
    if (field === 'category') setKind((before) => ({ ...before, category: value }));
    slug.follow(element.current, field, value);
    editing.noteChange();
  }

  function take(typed: FormValues): void {
    if (element.current) fillForm(element.current, typed);
    editing.noteChange();
  }

  return (
    <form
      {...form.props}
      ref={element}
      aria-label={words.form}
      className="mt-5 space-y-5"
      onInput={(event) => {
        form.props.onInput(event);
        const { name, value } = event.target as unknown as { name: string; value: string };
        changed(name, value);
      }}
    >
      <DraftNote
        kind="product"
        slug={product?.slug ?? ''}
        begun={initialValues}
        onTake={(typed) => {
          take(typed);
          for (const field of ['productClass', 'category']) changed(field, typed[field] ?? '');
        }}
      />
      {overtaken && product && (
        <ConflictNote base={overtaken} theirs={product} onTake={editing.takeTheirs} />
      )}
      <FieldsForEditors>
        <ProductFields
          form={form}
          typed={initialValues}
          kind={kind}
          isNew={product === null}
          slugNote={slug.note}
          pictures={
            <PicturesField
              pictures={editing.pictures}
              onChange={editing.changePictures}
              slugNow={() => product?.slug ?? slugIn(element.current)}
            />
          }
          similar={
            product === null && kind.category !== '' ? (
              <SimilarNote
                key={`${kind.category} ${kind.productClass}`}
                {...kind}
                typed={() => (element.current ? formValues(element.current) : {})}
                onTake={take}
              />
            ) : null
          }
          publish={
            <Part title={words.parts.publish}>
              <GateNote gate={gate} form={form} element={element} pictures={editing.pictures} />
              <Field
                form={form}
                name="active"
                label={words.statusLabel}
                options={[
                  { value: 'no', label: words.status.no },
                  { value: 'yes', label: words.status.yes },
                ]}
                defaultValue={initialValues['active'] ?? 'no'}
              />
            </Part>
          }
        />
      </FieldsForEditors>
      <EditorsOnly>
        <SaveBar pending={form.pending} saving={words.saving} save={words.save}>
          <PreviewButton form={element} pictures={editing.pictures} />
          <FormProblem form={form} />
          <p role="status" className="text-sm text-ink-soft">
            {dirty && !form.pending && words.unsaved}
          </p>
        </SaveBar>
      </EditorsOnly>
    </form>
  );
}

/** The slug typed for a new product; empty while it is invalid. */
function slugIn(form: HTMLFormElement | null): string {
  const slug = form ? (formValues(form)['slug'] ?? '') : '';
  return slugFault(slug) ? '' : slug;
}
