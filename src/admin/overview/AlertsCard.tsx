import { formatMoment } from '#text/dates.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { newestAlerts } from '#data/admin/overview/waiting.ts';
import { words as all } from '#text/admin/overview.ts';
import { ListCard } from './ListCard.tsx';

const words = all.alerts;

/** The heading's id, which the number of alerts links to. */
export const ALERTS_ID = 'overview-alerts';

/** The newest open order alerts. Once one is resolved on its order, an older one follows. */
export function AlertsCard() {
  return (
    <ListCard
      id={ALERTS_ID}
      title={words.title}
      lead={words.lead}
      none={words.none}
      source={newestAlerts}
      rowsOf={({ rows }) =>
        rows.map(({ id, alert, orderId, number, createdAt }) => ({
          key: id,
          name: number,
          to: adminPaths.open('orders', orderId),
          fact: (
            <>
              <span>{words.names[alert]}</span>
              <span className="block text-sm text-ink-soft">
                {words.since(formatMoment(createdAt))}
              </span>
            </>
          ),
        }))
      }
    />
  );
}
