import { type RefObject, useState } from 'react';
import { parseProductForm } from '#domain/product/parse-product-form.ts';
import type { ProductDraft } from '#domain/product/product-draft.ts';
import { words } from '#text/admin/catalogue/editor.ts';
import { Button } from '#ui/form/Button.tsx';
import { formValues, type FormValues } from '#ui/form/use-form.ts';
import { ProductPreview } from './ProductPreview.tsx';
import type { ShownPicture } from './shown-pictures.ts';

interface PreviewButtonProps {
  form: RefObject<HTMLFormElement | null>;
  pictures: readonly ShownPicture[];
}

/** Opens the preview of what is typed in the product's form. */
export function PreviewButton({ form, pictures }: PreviewButtonProps) {
  const [draft, setDraft] = useState<ProductDraft | null>(null);
  return (
    <>
      <Button
        look="quiet"
        onClick={() => form.current && setDraft(draftOf(formValues(form.current)))}
      >
        {words.preview}
      </Button>
      {draft && <ProductPreview draft={draft} pictures={pictures} onClose={() => setDraft(null)} />}
    </>
  );
}

/** The typed product; wrong fields count as empty. */
function draftOf(typed: FormValues): ProductDraft | null {
  const read = parseProductForm(typed);
  if (read.ok) return read.value;
  const wrong = Object.keys(read.faults).map((field) => [field, '']);
  const sound = { ...typed, ...(Object.fromEntries(wrong) as Record<string, string>) };
  const again = parseProductForm({ ...sound, title: sound['title']?.trim() || words.untitled });
  return again.ok ? again.value : null;
}
