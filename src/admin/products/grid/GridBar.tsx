import { words } from '#text/admin/catalogue/grid.ts';
import { Button } from '#ui/form/Button.tsx';
import type { Grid } from './use-grid.ts';

interface GridBarProps {
  grid: Grid;
  /** Number of selected rows. */
  selected: number;
  onReview: () => void;
  onWrong: () => void;
}

/** What is changed and not saved yet, always in view. */
export function GridBar({ grid, selected, onReview, onWrong }: GridBarProps) {
  const count = grid.edited.length;
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-t-card border border-b-0 border-hairline bg-surface px-4 py-3 shadow-card">
      <Button aria-disabled={count === 0 || grid.wrongCount > 0} onClick={onReview}>
        {words.review}
      </Button>
      {count > 0 && (
        <Button look="quiet" onClick={() => grid.drop()}>
          {words.discard}
        </Button>
      )}
      <p role="status" className="amount text-sm text-ink-soft">
        <span>{count === 0 ? words.unchanged : words.changed(count)}</span>
        {selected > 0 && <span>{` · ${words.selected(selected)}`}</span>}
      </p>
      {grid.wrongCount > 0 && (
        <p className="flex items-center gap-3 text-sm font-semibold text-clay">
          <span>{words.wrong(grid.wrongCount)}</span>
          <button type="button" onClick={onWrong} className="min-h-11 underline underline-offset-4">
            {words.toWrong}
          </button>
        </p>
      )}
    </div>
  );
}
