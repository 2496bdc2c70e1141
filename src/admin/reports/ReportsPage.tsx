import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { figureWords as words } from '#text/admin/reports/figures.ts';
import { settlementWords } from '#text/admin/reports/settlements.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { FiguresView } from './FiguresView.tsx';
import { SettlementsView } from './SettlementsView.tsx';

const REPORTS = adminPaths.tab('reports');
const LINK =
  'inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 hover:underline';

/** The reports of the shop. Viewers may read them all. */
export default function ReportsPage() {
  if (useListAddress().get('view') === 'settlements') {
    return (
      <>
        <Link to={REPORTS} className={LINK}>
          {settlementWords.back}
        </Link>
        <SettlementsView />
      </>
    );
  }
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to={`${REPORTS}?view=settlements`} className={LINK}>
          {settlementWords.title}
        </Link>
        <Link to={`${adminPaths.tab('orders')}?view=reports`} className={LINK}>
          {words.tax}
        </Link>
      </p>
      <FiguresView />
    </>
  );
}
