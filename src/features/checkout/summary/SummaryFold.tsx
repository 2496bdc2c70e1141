import { countItems } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/money/money.ts';
import { words } from '#text/shop/checkout.ts';
import { Fold } from '#ui/content/Fold.tsx';
import { LineList } from './LineList.tsx';
import type { Sums } from './sums.ts';
import { TotalList } from './TotalList.tsx';
import type { Line } from './use-lines.ts';

interface SummaryFoldProps {
  lines: readonly Line[];
  sums: Pick<Sums, 'totals' | 'bundles'>;
}

/** A collapsed order summary for narrow screens, where the full one is at the end of the page. */
export function SummaryFold({ lines, sums }: SummaryFoldProps) {
  return (
    <div className="rounded-card border border-hairline bg-surface px-4 py-1 lg:hidden">
      <Fold
        title={
          <>
            <span className="grow">{words.summary.fold(countItems(lines))}</span>
            <span className="amount">{formatMoney(sums.totals.totalPaise)}</span>
          </>
        }
      >
        <LineList lines={lines} />
        <div className="border-t border-hairline py-3">
          <TotalList sums={sums} />
        </div>
      </Fold>
    </div>
  );
}
