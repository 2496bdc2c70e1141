import {
  ArrowRight,
  BookOpen,
  CircleQuestionMark,
  LayoutGrid,
  Search,
  SpellCheck,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { markMatches } from '#domain/search/search-marks.ts';
import type { Spellings } from '#domain/search/search.ts';
import { words } from '#text/site/shell.ts';
import { Highlighted } from '#ui/content/Highlighted.tsx';
import { ProductSuggestion } from './ProductSuggestion.tsx';
import type { Suggestion } from './use-suggestions.ts';

const NO_SPELLINGS: Spellings = new Map();

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
        return <ProductSuggestion {...suggestion} text={text} pictured={pictured} />;
      case 'best':
        return (
          <ProductSuggestion {...suggestion} spellings={NO_SPELLINGS} text="" pictured={pictured} />
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
