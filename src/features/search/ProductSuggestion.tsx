import { type ReactNode, useEffect, useState } from 'react';
import { formatDay } from '#text/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import { packForm } from '#domain/product/pack-form.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { saleStart } from '#domain/product/sale-start.ts';
import { markedExcerpt, markMatches } from '#domain/search/search-marks.ts';
import { matchesText, type Spellings } from '#domain/search/search.ts';
import { words } from '#text/site/shell.ts';
import { cardWords } from '#text/shop/product-card.ts';
import { Highlighted } from '#ui/content/Highlighted.tsx';
import { PackPicture } from '#ui/images/PackPicture.tsx';
import { Picture } from '#ui/images/Picture.tsx';
import type { SuggestedProduct } from './use-suggestions.ts';

const SIDE = 48;
const EXCERPT = 72;

interface ProductSuggestionProps {
  product: SuggestedProduct;
  text: string;
  /** Spellings that the text was matched as. */
  spellings: Spellings;
  pictured: boolean;
}

/** Pictures already loaded: they show even while typing. */
const shownPictures = new Set<string>();

/** The picture, title and price of a suggested product, with the text that matched. */
export function ProductSuggestion({ product, text, spellings, pictured }: ProductSuggestionProps) {
  const { title, imageURL, price, sku, description, category } = product;
  const [now] = useState(() => Date.now());
  const start = saleStart(product, now);
  useEffect(() => {
    if (pictured) shownPictures.add(imageURL);
  }, [pictured, imageURL]);
  return (
    <>
      <span className="block size-12 shrink-0 overflow-hidden rounded-card bg-tint">
        {!imageURL && <PackPicture form={packForm(product)} />}
        {imageURL && (pictured || shownPictures.has(imageURL)) && (
          <Picture
            {...responsivePicture(imageURL)}
            alt=""
            sizes={`${SIDE}px`}
            width={SIDE}
            height={SIDE}
          />
        )}
      </span>
      <span className="min-w-0 grow leading-snug">
        <span className="line-clamp-2 [overflow-wrap:anywhere]">
          <Highlighted pieces={markMatches(title, text, spellings)} />
        </span>
        <span className="block truncate text-sm text-ink-soft">{evidence()}</span>
        {start !== null && (
          <span className="block text-sm font-semibold text-turmeric-ink">
            {cardWords.saleFrom(formatDay(Date.parse(start)))}
          </span>
        )}
      </span>
      <span className="shrink-0 font-semibold amount">{formatMoney(price)}</span>
    </>
  );

  /** Where the match is if not in the title. */
  function evidence(): ReactNode {
    if (text === '' || matchesText(title, text, spellings)) return category;
    if (matchesText(sku, text, spellings)) {
      return (
        <>
          <span>{`${words.search.sku} `}</span>
          <Highlighted pieces={markMatches(sku, text, spellings)} />
        </>
      );
    }
    if (description === undefined) return category;
    return <Highlighted pieces={markedExcerpt(description, text, EXCERPT, spellings)} />;
  }
}
