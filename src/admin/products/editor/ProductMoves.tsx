import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Result } from '#domain/core/result.ts';
import { paths } from '#domain/site/paths.ts';
import { changeOfProduct } from '#domain/product-change/product-change.ts';
import { publishingGate } from '#domain/product/product-gate.ts';
import type { Product } from '#domain/product/product.ts';
import { applyChanges } from '#data/admin/catalogue/apply-changes.ts';
import { undoChanges } from '#data/admin/catalogue/undo-changes.ts';
import { lacksFoodLicence } from '#data/admin/food-licence.ts';
import { deleteProduct, restoreProduct } from '#data/admin/products.ts';
import { words as changeWords } from '#text/admin/catalogue/changes.ts';
import { failureSentences } from '#text/site/failures.ts';
import { labels, words } from '#text/admin/product.ts';
import { words as listWords } from '#text/admin/products.ts';
import { Button } from '#ui/form/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { EditorsOnly } from '../../frame/EditorsOnly.tsx';
import { refusedSentence } from '../changes/refused-sentence.ts';
import { COPY } from '../open-param.ts';

interface ProductMovesProps {
  product: Product;
  onOpen: (open: string) => void;
  onBack: () => void;
}

/** Actions on the whole product. Each can be undone by a toast or in the same place. */
export function ProductMoves({ product, onOpen, onBack }: ProductMovesProps) {
  const { slug, title, active } = product;
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function run<T>(command: () => Promise<Result<T>>): Promise<T | null> {
    setBusy(true);
    setProblem('');
    const result = await command();
    setBusy(false);
    if (result.ok) return result.value;
    setProblem(failureSentences[result.failure.code]);
    return null;
  }

  async function turn(next: boolean): Promise<void> {
    const { missing, claims } = publishingGate({ ...product, active: next }, null);
    if (next && (missing.length > 0 || claims.length > 0)) {
      const names = missing.map((field) => labels[field]).join(', ');
      setProblem(missing.length > 0 ? `${words.gate.missing} ${names}` : words.claims.problem);
      return;
    }
    if (next && (await lacksFoodLicence(product))) {
      setProblem(words.gate.licence);
      return;
    }
    const change = changeOfProduct(product, { ...product, active: next }, null);
    if (!change) return;
    setBusy(true);
    const action = next ? 'product-activate' : 'product-archive';
    const { id, refused } = await applyChanges([change], { action, note: '' });
    setBusy(false);
    const [first] = refused;
    if (first) return setProblem(refusedSentence(first.reason));
    toast(sentenceOf(next), { name: listWords.undo, run: () => void turnBack(id, next) });
  }

  const sentenceOf = (isActive: boolean): string =>
    isActive ? listWords.activeNow(title) : listWords.archivedNow(title);

  async function turnBack(id: string, turnedTo: boolean): Promise<void> {
    const result = await undoChanges(id, '');
    if (!result.ok) return toast(failureSentences[result.failure.code]);
    const { restored, refused } = result.value;
    const [first] = refused;
    if (first) toast(refusedSentence(first.reason));
    else toast(restored > 0 ? sentenceOf(!turnedTo) : changeWords.nothing);
  }

  async function remove(): Promise<void> {
    const deleted = await run(() => deleteProduct(slug));
    if (!deleted) return;
    onBack();
    toast(listWords.deleted(title), {
      name: listWords.undo,
      run: () => {
        void restoreProduct(deleted).then((result) => {
          if (!result.ok) toast(failureSentences[result.failure.code]);
          else toast(result.value === 'taken' ? listWords.taken : listWords.restored(title));
        });
      },
    });
  }

  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to={paths.product(slug)}
          className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
        >
          {words.inShop}
        </Link>
        <EditorsOnly>
          {/* A disabled button would lose the focus. */}
          <Button look="quiet" aria-disabled={busy} onClick={() => void turn(!active)}>
            {active ? words.archive : words.activate}
          </Button>
          <Button look="quiet" onClick={() => onOpen(COPY + slug)}>
            {words.duplicate}
          </Button>
          <Button look="quiet" aria-disabled={busy} onClick={() => void remove()}>
            {words.remove}
          </Button>
        </EditorsOnly>
      </div>
      <ErrorMessage className="mt-2">{problem}</ErrorMessage>
    </div>
  );
}
