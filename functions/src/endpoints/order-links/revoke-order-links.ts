import {
  type RevokeLinksAnswer,
  RevokeLinksSchema,
} from '../../../../src/domain/order-access/order-link.ts';
import { may } from '../../../../src/domain/staff/permissions.ts';
import { revokeLinks } from '../../order-access/order-links.ts';
import { callable } from '../../platform/callable.ts';
import { refs, toFirestore } from '../../platform/store.ts';

/**
 * Revokes the links in all letters about an order, for its customer or staff, at `/api/revokeOrderLinks`: `{ orderId }`.
 * Browsers that opened one lose the order; later letters have links that work. What staff revoke is audited.
 */
export const revokeOrderLinks = callable(
  { name: 'revokeOrderLinks', schema: RevokeLinksSchema, who: 'person' },
  async ({ orderId }, { uid, email, role }): Promise<RevokeLinksAnswer> => {
    const order = await refs.order(orderId).get();
    const isCustomer = order.get('uid') === uid;
    const isEditor = may(role, 'edit');
    if (!order.exists || (!isCustomer && !isEditor))
      return { outcome: 'refused', refusal: 'not-found' };
    const links = await revokeLinks(orderId);
    if (!isCustomer) {
      const at = Date.now();
      const title: unknown = order.get('number');
      const subject = `orders/${orderId}`;
      const entry = { action: 'order-links-revoke', by: uid, email, subject, title, at };
      await refs
        .audit(`${orderId}_links_${at}`)
        .create(toFirestore({ ...entry, after: { links } }));
    }
    return { outcome: 'revoked', links };
  },
);
