import { useState } from 'react';
import { indianDay } from '#domain/core/dates.ts';
import { rowsOf } from '#domain/figures/figure-sums.ts';
import { daysOfSpan, type MonthSpan } from '#domain/figures/period.ts';
import { figuresHealth } from '#data/admin/reports/figures.ts';
import { useQuery } from '#data/react/use-query.ts';
import { figureWords as words } from '#text/admin/reports/figures.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from '../frame/ReadProblem.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { AccountantPack } from './AccountantPack.tsx';
import { FigureChart } from './FigureChart.tsx';
import { LowStockTable } from './LowStockTable.tsx';
import { OrdersFile } from './OrdersFile.tsx';
import { PeriodPicker, spanOf } from './PeriodPicker.tsx';
import { ReportTable } from './ReportTable.tsx';
import { pointTable, productTable, reportTables } from './report-tables.ts';
import { SummaryTiles } from './SummaryTiles.tsx';
import { useFigures } from './use-figures.ts';

/** The figures of a period. The period is part of the address. */
export function FiguresView() {
  const address = useListAddress();
  const [today] = useState(() => indianDay(Date.now()));
  const thisMonth = today.slice(0, 7);
  const span = spanOf(address, thisMonth);
  const health = useQuery(figuresHealth);
  const isCounting = health.state === 'ready' && health.data?.complete !== true;
  return (
    <>
      <PeriodPicker
        span={span}
        thisMonth={thisMonth}
        onChange={({ from, to }) => address.set({ from, to })}
      />
      {isCounting && <p role="status">{words.counting}</p>}
      <Period key={`${span.from} ${span.to}`} span={span} today={today} />
      <LowStockTable today={today} />
    </>
  );
}

function Period({ span, today }: { span: MonthSpan; today: string }) {
  const known = useFigures(span, today);
  const days = daysOfSpan(span);
  if (known === null) return <Skeleton className="h-72 w-full" />;
  if ('code' in known) return <ReadProblem failure={known} />;
  const name = words.span(span.from, span.to);
  const isDays = span.from === span.to;
  const tables = reportTables(known.figures);
  const hasOrders = rowsOf(known.figures, 'outcomes').length > 0;
  const shown = [productTable(known.figures, known.titles), ...tables];
  const empty = shown.filter(({ rows }) => rows.length === 0);
  return (
    <>
      <h2 className="text-xl">{name}</h2>
      {!hasOrders && <p role="status">{words.none}</p>}
      <SummaryTiles {...known} />
      {hasOrders && (
        <>
          <FigureChart points={known.points} span={name} />
          <ReportTable table={pointTable(known.points, isDays)} {...days} />
        </>
      )}
      {shown
        .filter((table) => !empty.includes(table))
        .map((table) => (
          <ReportTable key={table.name} table={table} {...days} />
        ))}
      {empty.length > 0 && (
        <p className="mt-8 text-ink-soft">{words.empty(empty.map(({ title }) => title))}</p>
      )}
      <OrdersFile {...days} />
      {isDays && (
        <AccountantPack month={span.from} tables={[pointTable(known.points, true), ...tables]} />
      )}
    </>
  );
}
