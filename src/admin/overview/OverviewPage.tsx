import { useState } from 'react';
import { PROMISES } from '#domain/checkout/policy.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { lastDays } from '#domain/staff/sales.ts';
import {
  messagesBefore,
  newMessages,
  openAlerts,
  paidOrdersToPack,
  placedOrdersToPack,
  unpaidOrders,
} from '#data/admin/overview/waiting.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words as all } from '#text/admin/overview.ts';
import { useMay } from '../frame/use-role.ts';
import { ALERTS_ID, AlertsCard } from './AlertsCard.tsx';
import { Figure } from './Figure.tsx';
import { HealthCard } from './HealthCard.tsx';
import { LaunchCard } from './LaunchCard.tsx';
import { PricesCard } from './PricesCard.tsx';
import { SalesCard } from './SalesCard.tsx';
import { SearchesCard } from './SearchesCard.tsx';
import { StockCard } from './StockCard.tsx';

const words = all.waiting;

/** Legal limit for acknowledging a message, in milliseconds. */
const CLOCK_MS = PROMISES.acknowledgeHours * 60 * 60 * 1000;

/** The shop's figures and pending work; for an accountant those of orders and money. */
export default function OverviewPage() {
  const [openedAt] = useState(() => Date.now());
  const [week = ''] = lastDays(openedAt, 7);
  const orders = adminPaths.tab('orders');
  const seesShop = useMay('see-shop');
  return (
    <>
      <h1 className="text-2xl">{all.title}</h1>
      {seesShop && <LaunchCard />}
      <section aria-labelledby="overview-waiting" className="mt-4">
        <h2 id="overview-waiting" className="text-xl">
          {words.title}
        </h2>
        <ul className="mt-3 grid card-columns gap-3 md:grid-cols-3 xl:grid-cols-5">
          <Figure name={words.paid} source={paidOrdersToPack} to={`${orders}?status=paid`} />
          <Figure name={words.placed} source={placedOrdersToPack} to={`${orders}?status=placed`} />
          <Figure name={words.alerts} source={openAlerts} to={`#${ALERTS_ID}`} />
          {seesShop && <MessagesFigure openedAt={openedAt} />}
          <Figure
            name={words.unpaid}
            source={unpaidOrders(openedAt)}
            to={`${orders}?status=expired&from=${week}`}
          />
        </ul>
      </section>
      <div className="mt-8 grid items-start gap-8 xl:grid-cols-[2fr_1fr]">
        <SalesCard />
        <div className="grid gap-8">
          <AlertsCard />
          {seesShop && (
            <>
              <StockCard />
              <PricesCard />
              <SearchesCard now={openedAt} />
              <HealthCard />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function MessagesFigure({ openedAt }: { openedAt: number }) {
  const overdue = useQuery(messagesBefore(openedAt - CLOCK_MS));
  const late = overdue.state === 'ready' ? overdue.data : 0;
  return (
    <Figure
      name={words.messages}
      source={newMessages}
      to={`${adminPaths.tab('messages')}?status=new&sort=oldest`}
      note={
        late > 0 ? (
          <strong className="text-clay">{words.overdue(late)}</strong>
        ) : (
          overdue.state === 'ready' && words.onTime
        )
      }
    />
  );
}
