import {
  type OpenOrderAnswer,
  OpenOrderSchema,
} from '../../../../src/domain/order-access/order-link.ts';
import { openByLink } from '../../order-access/order-links.ts';
import { callable } from '../../platform/callable.ts';

/**
 * Opens an order by the link of a letter for the caller, a guest included, at `/api/openOrder`: `{ orderId, token }`. A
 * secret of 32 random bytes cannot be guessed, so wrong ones are not counted.
 */
export const openOrder = callable(
  { name: 'openOrder', schema: OpenOrderSchema, who: 'person' },
  (link, { uid }): Promise<OpenOrderAnswer> => openByLink(link, uid, Date.now()),
);
