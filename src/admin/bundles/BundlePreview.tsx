import type { BundleDraft } from '#domain/bundle/bundle.ts';
import { type BundledProduct, bundleOffer } from '#domain/bundle/bundle-offer.ts';
import { formatMoney } from '#domain/money/money.ts';
import { bundleWords } from '#text/shop/bundles.ts';
import { words } from '#text/admin/bundles.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { stateOf } from './bundle-state.ts';

interface BundlePreviewProps {
  /** Null while the input is incomplete. */
  draft: BundleDraft | null;
  products: ReadonlyMap<string, BundledProduct>;
}

/** What shoppers see of a bundle at today's prices, or why they would not be offered it. */
export function BundlePreview({ draft, products }: BundlePreviewProps) {
  return (
    <section aria-label={words.previewTitle} className="rounded-card bg-leaf-tint p-4">
      <h2 className="text-lg">{words.previewTitle}</h2>
      <div role="status" className="amount [overflow-wrap:anywhere]">
        {draft ? (
          <Shown draft={draft} products={products} />
        ) : (
          <p className="text-ink-soft">{words.previewWait}</p>
        )}
      </div>
    </section>
  );
}

function Shown({ draft, products }: { draft: BundleDraft } & Pick<BundlePreviewProps, 'products'>) {
  const now = useNow(60_000);
  const offer = bundleOffer({ ...draft, active: true, id: '', auditId: '' }, products, now);
  if ('fault' in offer) return <p className="text-clay">{stateOf(offer, products)}</p>;
  const { parts, pricePaise, itemsPaise, mrpPaise } = offer;
  return (
    <>
      <p>
        {parts
          .map(({ product, quantity }) => bundleWords.pieces(quantity, product.title))
          .join(' + ')}
      </p>
      <p className="font-semibold">
        {words.preview(
          formatMoney(pricePaise),
          formatMoney(itemsPaise),
          formatMoney(draft.savingPaise),
        )}
      </p>
      <p className="text-sm text-ink-soft">{words.previewMrp(formatMoney(mrpPaise))}</p>
    </>
  );
}
