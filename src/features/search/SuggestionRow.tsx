import {
  ArrowRight,
  BookOpen,
  CircleQuestionMark,
  LayoutGrid,
  Search,
  SpellCheck,
} from 'lucide-react';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '#domain/core/dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import { packForm } from '#domain/picture/pack-form.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { saleStart } from '#domain/product/sale-start.ts';
import { markedExcerpt, markMatches } from '#domain/search/search-marks.ts';
import { matchesText, type Spellings } from '#domain/search/search.ts';
import { words } from '#text/en/site/shell.ts';
import { words as shopWords } from '#text/en/site/shop.ts';
import { Highlighted } from '#ui/content/Highlighted.tsx';
import { PackPicture } from '#ui/images/PackPicture.tsx';
import { Picture } from '#ui/images/Picture.tsx';
import type { SuggestedProduct, Suggestion } from './use-suggestions.ts';

interface SuggestionRowProps {
  id: string;
  suggestion: Suggestion;
  /** The search text. */
  text: string;
  active: boolean;
  /** Whether to load pictures: not while typing, because the next keystroke removes most rows. */
  pictured: boolean;
  /** Whether the row is visible without scrolling. */
  isVisible: boolean;
  onPick: () => void;
}

/** A suggestion: a link for touch and mouse, a listbox option for the keyboard, whose focus stays in the field. */
export const SuggestionRow = memo(function SuggestionRow({
  id,
  suggestion,
  text,
  active,
  pictured,
  isVisible,
  onPick,
}: SuggestionRowProps) {
  return (
    <Link
      id={id}
      to={suggestion.to}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={onPick}
      className={`flex min-h-11 items-center gap-3 rounded-card px-2 py-1.5 hover:bg-tint aria-selected:bg-leaf-tint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-leaf ${isVisible ? '' : '[content-visibility:auto] [contain-intrinsic-size:auto_3.75rem]'}`}
    >
      {content()}
    </Link>
  );

  function content(): ReactNode {
    switch (suggestion.kind) {
      case 'spelling':
        return (
          <>
            <Icon>
              <SpellCheck aria-hidden className="size-5" strokeWidth={1.5} />
            </Icon>
            <span className="min-w-0 font-semibold text-leaf [overflow-wrap:anywhere]">
              {words.search.didYouMean(suggestion.search)}
            </span>
          </>
        );
      case 'category':
        return (
          <>
            <Icon>
              <LayoutGrid aria-hidden className="size-5" strokeWidth={1.5} />
            </Icon>
            <span className="font-semibold">
              <Highlighted
                pieces={markMatches(
                  words.search.category(suggestion.name),
                  text,
                  suggestion.spellings,
                )}
              />
            </span>
          </>
        );
      case 'popular':
        return (
          <>
            <Search aria-hidden className="mx-1 size-5 shrink-0 text-leaf" strokeWidth={1.5} />
            <span className="min-w-0 [overflow-wrap:anywhere]">{suggestion.search}</span>
          </>
        );
      case 'product':
        return <ProductContent {...suggestion} text={text} pictured={pictured} />;
      case 'best':
        return (
          <ProductContent {...suggestion} spellings={NO_SPELLINGS} text="" pictured={pictured} />
        );
      case 'article':
      case 'answer': {
        const isArticle = suggestion.kind === 'article';
        const Kind = isArticle ? BookOpen : CircleQuestionMark;
        return (
          <>
            <Icon>
              <Kind aria-hidden className="size-5" strokeWidth={1.5} />
            </Icon>
            <span className="min-w-0 grow leading-snug">
              <span className="line-clamp-2 [overflow-wrap:anywhere]">
                <Highlighted pieces={markMatches(suggestion.title, text, suggestion.spellings)} />
              </span>
              <span className="block text-sm text-ink-soft">
                {isArticle ? words.search.article : words.search.answer}
              </span>
            </span>
          </>
        );
      }
      case 'all':
        return (
          <>
            <Icon>
              <ArrowRight aria-hidden className="size-5" strokeWidth={1.5} />
            </Icon>
            <span className="font-semibold text-leaf">{words.search.all(suggestion.count)}</span>
          </>
        );
    }
  }
});

function Icon({ children }: { children: ReactNode }) {
  return (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-card bg-leaf-tint text-leaf">
      {children}
    </span>
  );
}

const NO_SPELLINGS: Spellings = new Map();
const SIDE = 48;
const EXCERPT = 72;

interface ProductContentProps {
  product: SuggestedProduct;
  text: string;
  /** Spellings that the text was matched as. */
  spellings: Spellings;
  pictured: boolean;
}

/** Pictures already loaded: they show even while typing. */
const shownPictures = new Set<string>();

function ProductContent({ product, text, spellings, pictured }: ProductContentProps) {
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
            {shopWords.product.saleFrom(formatDay(Date.parse(start)))}
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
          {words.search.sku} <Highlighted pieces={markMatches(sku, text, spellings)} />
        </>
      );
    }
    if (description === undefined) return category;
    return <Highlighted pieces={markedExcerpt(description, text, EXCERPT, spellings)} />;
  }
}
