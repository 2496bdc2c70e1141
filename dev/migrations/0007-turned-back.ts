import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Migration } from './migration.ts';

const UndeliveredSchema = v.optional(v.nullable(v.object({ at: v.instance(Timestamp) })));
const TurnedSchema = v.object({
  status: v.string(),
  undelivered: UndeliveredSchema,
  parcels: v.optional(v.array(v.object({ state: v.string(), undelivered: UndeliveredSchema })), []),
});

/** Staff and the nightly alert find parcels that are long on their way back by it; see `turnedBackAt` in the domain. */
export const turnedBack: Migration = {
  id: '0007-turned-back',
  summary: 'finds parcels on their way back in earlier orders: sets turnedBackAt',
  collection: (store) => store.collection('orders'),
  fields: ['status', 'undelivered', 'parcels', 'turnedBackAt'],
  missing: (stored) => {
    const { turnedBackAt } = stored;
    const order = v.safeParse(TurnedSchema, stored);
    if (turnedBackAt !== undefined || !order.success) return null;
    const { status, undelivered, parcels } = order.output;
    const back =
      parcels.length > 0
        ? parcels.flatMap((one) => (one.state === 'returning' ? [one.undelivered] : []))
        : [status === 'returning' ? undelivered : null];
    const times = back.flatMap((one) => (one ? [one.at.toMillis()] : []));
    return times.length > 0 ? { turnedBackAt: Timestamp.fromMillis(Math.min(...times)) } : null;
  },
};
