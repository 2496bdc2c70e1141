import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { type DaySales, sumOfLast } from '#domain/staff/sales.ts';
import { salesByDay } from '#data/admin/overview/sales.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words as all } from '#text/admin/overview.ts';
import { Answer, Retry } from './Figure.tsx';
import { SalesChart } from './SalesChart.tsx';

const words = all.sales;

const SPANS = [
  { name: words.today, days: 1 },
  { name: words.week, days: 7 },
  { name: words.month, days: 30 },
];

/** Sales of today, a week and a month, and of each day. */
export function SalesCard() {
  const [openedAt] = useState(() => Date.now());
  const source = salesByDay(openedAt);
  const state = useQuery(source);
  return (
    <section aria-labelledby="overview-sales">
      <h2 id="overview-sales" className="text-xl">
        {words.title}
      </h2>
      <Answer state={state} height="mt-3 h-72 w-full">
        {(sales) => (
          <>
            <ul className="mt-3 grid gap-3 sm:grid-cols-3">
              {SPANS.map(({ name, days }) => (
                <Span key={name} name={name} days={days} sales={sales} />
              ))}
            </ul>
            <SalesChart sales={sales} />
          </>
        )}
      </Answer>
      {state.state === 'failed' && <Retry source={source} />}
      <p className="mt-2 text-sm text-ink-soft">{words.note}</p>
    </section>
  );
}

interface SpanProps {
  name: string;
  days: number;
  sales: readonly DaySales[];
}

function Span({ name, days, sales }: SpanProps) {
  const { orders, totalPaise } = sumOfLast(sales, days);
  const [from, to] = [sales.at(-days)?.day ?? '', sales.at(-1)?.day ?? ''];
  return (
    <li className="rounded-card border border-hairline bg-surface">
      <Link to={`${adminPaths.tab('orders')}?from=${from}&to=${to}`} className="group block p-4">
        <span className="block text-ink-soft underline-offset-4 group-hover:underline">{name}</span>
        <span className="amount block text-2xl font-semibold">{words.sum(totalPaise)}</span>
        <span className="block text-ink-soft">{words.orders(orders)}</span>
      </Link>
    </li>
  );
}
