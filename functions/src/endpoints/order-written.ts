import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { markOrder } from '../figures/mark-order.ts';
import { REGION } from '../platform/params.ts';

/** Runs after every write to an order by any program; see `markOrder`. */
export const orderWritten = onDocumentWritten(
  { document: 'orders/{id}', region: REGION, retry: true, maxInstances: 10 },
  ({ params }) => markOrder(params.id),
);
