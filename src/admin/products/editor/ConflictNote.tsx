import { DRAFT_FIELDS, productFormValues } from '#domain/product/product-form.ts';
import type { Product } from '#domain/product/product.ts';
import { labels, words } from '#text/admin/product.ts';
import { Button } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { picturesOf } from './shown-pictures.ts';

interface ConflictNoteProps {
  /** The version that the form was filled from. */
  base: Product;
  /** The version that another user has saved since. */
  theirs: Product;
  onTake: () => void;
}

/** Reports that another user has saved the same product, lists the changes, and offers to merge them. */
export function ConflictNote({ base, theirs, onTake }: ConflictNoteProps) {
  const old = productFormValues(base);
  const now = productFormValues(theirs);
  const changed = DRAFT_FIELDS.filter((field) => old[field] !== now[field]);
  const pictured = JSON.stringify(picturesOf(base)) !== JSON.stringify(picturesOf(theirs));
  return (
    <ErrorMessage look="box">
      <p className="font-semibold">{words.conflict.title}</p>
      <p className="max-w-prose">{words.conflict.text}</p>
      <ul className="my-2 list-disc pl-5">
        {changed.map((field) => (
          <li key={field} className="[overflow-wrap:anywhere] whitespace-pre-line">
            {words.conflict.theirs(labels[field], now[field] || words.conflict.theirsEmpty)}
          </li>
        ))}
        {pictured && <li>{words.conflict.pictures}</li>}
      </ul>
      <Button look="quiet" onClick={onTake}>
        {words.conflict.take}
      </Button>
    </ErrorMessage>
  );
}
