import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { figureWords as words } from '#text/admin/reports/figures.ts';
import { FiguresView } from './FiguresView.tsx';

/** The reports of the shop. Viewers may read them all. */
export default function ReportsPage() {
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      <Link
        to={`${adminPaths.tab('orders')}?view=reports`}
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 hover:underline"
      >
        {words.tax}
      </Link>
      <FiguresView />
    </>
  );
}
