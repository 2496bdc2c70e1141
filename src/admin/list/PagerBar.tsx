import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react';
import { tableWords } from '#text/admin/list/tables.ts';
import { Button } from '#ui/form/Button.tsx';
import type { Pager } from './use-list-page.ts';

interface PagerBarProps {
  pager: Pager;
}

const { pager: own } = tableWords;

/** The buttons between the pages of a list. They keep their place, and with it the focus, while a page loads. */
export function PagerBar({ pager }: PagerBarProps) {
  const { page, first, previous, next, isLoading } = pager;
  if (page === 1 && !first && !next) return null;
  return (
    <nav aria-label={own.label} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="amount text-sm text-ink-soft">
        {own.page(page)}
      </p>
      {page > 2 && (
        <Button look="quiet" aria-disabled={!first || isLoading} onClick={first ?? undefined}>
          <ChevronsLeft aria-hidden className="size-4" />
          <span>{own.first}</span>
        </Button>
      )}
      {page > 1 && (
        // A shared link knows no page before its own, except the first.
        <Button
          look="quiet"
          aria-disabled={isLoading || (!previous && page > 2)}
          onClick={previous ?? first ?? undefined}
        >
          <ChevronLeft aria-hidden className="size-4" />
          <span>{own.previous}</span>
        </Button>
      )}
      <Button look="quiet" aria-disabled={!next || isLoading} onClick={next ?? undefined}>
        <span>{own.next}</span>
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  );
}
