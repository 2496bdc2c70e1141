import { ArrowLeft } from 'lucide-react';
import { newestProduct } from '#data/admin/products.ts';
import { liveProduct } from '#data/catalog/products.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words as listWords } from '#text/admin/products.ts';
import { words } from '#text/admin/product.ts';
import type { Elements } from '#ui/content/elements.ts';
import { ListState } from '../../list/ListState.tsx';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { PricePlan } from './PricePlan.tsx';
import { ProductMoves } from './ProductMoves.tsx';
import { StockForm } from './StockForm.tsx';
import { StockLedger } from './StockLedger.tsx';
import { VariantTable } from './VariantTable.tsx';

interface ProductDetailPageProps {
  onOpen: (open: string) => void;
  onBack: () => void;
}

/** One product: its form, its stock and its actions. */
export function ProductDetailPage({
  slug,
  onOpen,
  onBack,
}: ProductDetailPageProps & { slug: string }) {
  const state = useQuery(liveProduct(slug));
  const product = 'data' in state ? state.data : undefined;
  return (
    <ProductLayout onBack={onBack}>
      {!product && (
        <ListState
          rows={state.state === 'ready' ? 0 : null}
          error={state.state === 'failed' ? state.error : null}
          more="none"
          onMore={onBack}
          empty={listWords.notFound}
        >
          {null}
        </ListState>
      )}
      {product && (
        <>
          <h1 className="text-2xl">{product.title}</h1>
          <ProductMoves product={product} onOpen={onOpen} onBack={onBack} />
          <StockForm product={product} />
          {product.family !== '' && <VariantTable product={product} onOpen={onOpen} />}
          <ProductEditor product={product} start={product} onCreated={onOpen} />
          <PricePlan product={product} />
          <StockLedger slug={product.slug} />
        </>
      )}
    </ProductLayout>
  );
}

/** A new product: empty, or with the texts of another one. */
export function NewProduct({
  copyOf,
  onOpen,
  onBack,
}: ProductDetailPageProps & { copyOf: string }) {
  const state = useQuery(liveProduct(copyOf));
  const pattern = state.state === 'ready' ? state.data : null;
  const newest = useQuery(newestProduct);
  const last = newest.state === 'ready' ? newest.data.rows[0] : undefined;
  const isRead = state.state === 'ready' && newest.state !== 'loading';
  return (
    <ProductLayout onBack={onBack}>
      <h1 className="text-2xl">{pattern ? words.copyTitle(pattern.title) : words.newTitle}</h1>
      {pattern && <p className="mt-1 max-w-prose text-ink-soft">{words.copyNote}</p>}
      {state.state === 'failed' && <ReadProblem failure={state.error} />}
      {!pattern && last?.manufacturer && (
        <p className="mt-1 max-w-prose text-ink-soft">{words.makerNote(last.title)}</p>
      )}
      {isRead && (
        <ProductEditor
          product={null}
          start={pattern ? { ...pattern, active: false, sku: '' } : null}
          maker={last}
          onCreated={onOpen}
        />
      )}
    </ProductLayout>
  );
}

/** A detail view below its link back to the list. */
export function ProductLayout({ onBack, children }: { onBack: () => void; children: Elements }) {
  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="mb-2 flex min-h-11 items-center gap-2 text-leaf underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <span>{listWords.back}</span>
      </button>
      {children}
    </>
  );
}
