import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import type { Period } from '#domain/gst/gst-return.ts';
import { indianDay } from '#domain/core/dates.ts';
import { DAY_MS, isDay } from '#domain/core/indian-time.ts';
import { invoicesIssuedIn } from '#data/admin/tax-reports.ts';
import { words } from '#text/admin/tax-reports.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { ReadProblem } from '../frame/ReadProblem.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { usePages } from '../list/use-pages.ts';
import { TaxTables } from './TaxTables.tsx';

/** Upper bound on the pages of a GST return: all are read, one after the other. */
const ALL_PAGES = 1_000;
const LOOK = 'mt-1 block h-11 rounded-card border border-edge bg-surface px-3 text-ink';

/** Invoices of a period: totals, and the files of a GST return. The period is part of the address. */
export function TaxReports() {
  const address = useListAddress();
  const [today] = useState(() => indianDay(Date.now()));
  const requestedPeriod = { from: address.get('from'), to: address.get('to') };
  const period =
    isDay(requestedPeriod.from) && isDay(requestedPeriod.to) ? requestedPeriod : monthOf(today);
  const isPeriod = period.from <= period.to;
  return (
    <>
      <Link
        to={adminPaths.tab('orders')}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-leaf underline-offset-4 hover:underline"
      >
        <ChevronLeft aria-hidden className="size-5" />
        <span>{words.back}</span>
      </Link>
      <h1 className="mt-1 text-2xl">{words.title}</h1>
      <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      <div className="my-5 flex flex-wrap items-end gap-3">
        {day('from')}
        {day('to')}
        {preset(words.thisMonth, monthOf(today))}
        {preset(words.lastMonth, monthOf(dayBefore(monthOf(today).from)))}
      </div>
      {isPeriod ? (
        <Documents key={`${period.from} ${period.to}`} period={period} />
      ) : (
        <ErrorMessage>{words.wrongOrder}</ErrorMessage>
      )}
    </>
  );

  function day(name: 'from' | 'to') {
    return (
      <label>
        <span>{words[name]}</span>
        <input
          type="date"
          className={LOOK}
          value={period[name]}
          onChange={({ target }) => {
            if (target.value) address.set({ ...period, [name]: target.value }, 'replace');
          }}
        />
      </label>
    );
  }

  function preset(label: string, { from, to }: Period) {
    return (
      <button
        type="button"
        className="min-h-11 px-2 font-semibold text-leaf underline-offset-4 hover:underline"
        onClick={() => address.set({ from, to })}
      >
        {label}
      </button>
    );
  }
}

function Documents({ period }: { period: Period }) {
  const { rows, error, more } = usePages(ALL_PAGES, (after) => invoicesIssuedIn(period, after));
  if (error) return <ReadProblem failure={error} />;
  if (rows === null || more !== 'none') {
    return (
      <div aria-busy="true" aria-label={words.loading}>
        <p role="status" className="mb-2 text-ink-soft">
          {words.soFar(rows?.length ?? 0)}
        </p>
        <Skeleton className="h-40" />
      </div>
    );
  }
  if (rows.length === 0) return <p role="status">{words.none}</p>;
  return <TaxTables documents={rows} period={period} />;
}

/** The month of a day, first to last. */
function monthOf(day: string): Period {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { from: `${last.slice(0, 8)}01`, to: last };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
