import { formatMoney } from '#domain/money/money.ts';
import { formatNumber } from '#domain/money/number.ts';
import { priceView } from '#domain/pricing/price.ts';
import type { ProductDraft } from '#domain/product/product-draft.ts';
import { words } from '#text/admin/catalogue/editor.ts';
import { labels } from '#text/admin/product.ts';
import { cardWords } from '#text/shop/product-card.ts';
import { productWords } from '#text/shop/product.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import type { ShownPicture } from './shown-pictures.ts';

interface ProductPreviewProps {
  draft: ProductDraft;
  pictures: readonly ShownPicture[];
  onClose: () => void;
}

/** What shoppers will see of a draft, in the order of its page on a phone. */
export function ProductPreview({ draft, pictures, onClose }: ProductPreviewProps) {
  const { title, category, description, howToUse, cautions, suits, avoidIf, concerns } = draft;
  const ingredients = draft.ingredients.map(({ name }) => name).join(', ');
  const texts = [
    [productWords.ingredients, ingredients],
    [productWords.howToUse, howToUse],
    [productWords.cautions, cautions],
    [labels.suits, suits],
    [labels.avoidIf, avoidIf],
  ] as const;
  return (
    <Dialog title={words.previewTitle} close={words.close} onClose={onClose}>
      <p className="text-sm text-ink-soft">{words.previewNote}</p>
      <article className="mx-auto mt-4 max-w-md space-y-4 rounded-card border border-hairline p-4">
        <Pictures pictures={pictures} title={title} />
        <div>
          {category && <p className="text-sm text-ink-soft">{category}</p>}
          <h3 className="text-2xl [overflow-wrap:anywhere]">{title || words.untitled}</h3>
          <Quantity draft={draft} />
        </div>
        <Price draft={draft} />
        {concerns.length > 0 && <p className="text-sm">{concerns.join(' · ')}</p>}
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>
        {texts.map(
          ([name, text]) =>
            text !== '' && (
              <section key={name}>
                <h4 className="font-semibold">{name}</h4>
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
              </section>
            ),
        )}
      </article>
    </Dialog>
  );
}

function Pictures({ pictures, title }: { pictures: readonly ShownPicture[]; title: string }) {
  const [first, ...others] = pictures;
  if (!first) {
    return (
      <p className="grid aspect-square place-items-center rounded-card bg-tint text-ink-soft">
        {words.noPicture}
      </p>
    );
  }
  return (
    <div className="space-y-2">
      <img src={first.address} alt={first.alt || title} className="w-full rounded-card bg-tint" />
      <div className="flex flex-wrap gap-2">
        {others.map(({ address, alt }) => (
          <img key={address} src={address} alt={alt} className="size-16 rounded-card bg-tint" />
        ))}
      </div>
    </div>
  );
}

function Quantity({ draft: { netQuantity } }: { draft: ProductDraft }) {
  if (!netQuantity) return null;
  const { value, unit } = netQuantity;
  return (
    <p className="amount text-ink-soft">{`${formatNumber(value)} ${cardWords.unit(unit, value)}`}</p>
  );
}

function Price({ draft }: { draft: ProductDraft }) {
  const { price, mrp, saving, unitPrice } = priceView(draft);
  if (price === 0) return <p className="text-clay">{words.noPrice}</p>;
  return (
    <div className="amount">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-2xl font-semibold">{formatMoney(price)}</span>
        {saving && (
          <>
            <s className="text-ink-soft">{formatMoney(mrp)}</s>
            <span className="font-semibold text-leaf">{cardWords.off(saving.percent)}</span>
          </>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        <span>
          {saving ? productWords.mrpWithTaxes : productWords.withTaxes(formatMoney(price))}
        </span>
        {unitPrice && (
          <span>{` · ${formatMoney(unitPrice.amount)} ${cardWords.per(unitPrice.per)}`}</span>
        )}
      </p>
    </div>
  );
}
