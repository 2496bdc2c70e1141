import type { Result } from '#domain/core/result.ts';
import type { Alert } from '#domain/order/order-alert.ts';
import { alerts } from '#data/orders/order-collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';
import { writeAuditedUnlessChanged } from '../audited.ts';

/** Maximum number of alerts read per order. */
const MAX_ALERTS = 50;

/** The live alerts of an order. */
export function alertsAbout(orderId: string): Query<ListPage<Alert>> {
  return alerts.list({ where: { orderId }, orderBy: null, limit: MAX_ALERTS });
}

/**
 * Resolves or reopens an alert. Idempotent: an alert already in that state gets no second audit entry. Fails as
 * `writeAudited` does.
 */
export async function resolveAlert(id: string, open: boolean): Promise<Result<void>> {
  const path = `alerts/${id}`;
  const action = open ? 'alert-reopen' : 'alert-settle';
  const auditEntry = { action, subject: path, before: { open: !open }, after: { open } };
  const guard = {
    path,
    holds: (known: Readonly<Record<string, unknown>> | null) => known?.['open'] === !open,
  };
  const answer = await writeAuditedUnlessChanged(auditEntry, [{ path, merge: { open } }], [guard]);
  return answer.ok ? { ok: true, value: undefined } : answer;
}
