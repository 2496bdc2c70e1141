import { type OwnCheckout, ordered, providerOrder } from './own-checkout.ts';

/** A paid order of `oil`. */
export interface PaidOrder {
  readonly orderId: string;
  readonly providerOrderId: string;
  readonly paymentId: string;
}

/**
 * Orders of the shop that a test opened, and what a bank says about their payments. Each step waits for its webhooks.
 */
export function disputedOrders(opened: () => OwnCheckout) {
  const idle = () => opened().control('idle');
  return {
    paid: async (pieces = 1): Promise<PaidOrder> => {
      const request = opened().request('oil', pieces);
      const answer = await opened().functions.answerCheckout(request, 'buyer', Date.now());
      const { payment } = (await opened().control('pay', { order_id: providerOrder(answer) })) as {
        payment: { id: string };
      };
      await idle();
      const [{ orderId }, providerOrderId] = [ordered(answer), providerOrder(answer)];
      return { orderId, providerOrderId, paymentId: payment.id };
    },
    /** A new dispute about the whole payment, or an amount of it in paise. Resolves to its id. */
    disputed: async (
      { paymentId }: PaidOrder,
      amount?: number,
      { awaited = true } = {},
    ): Promise<string> => {
      const request = { payment_id: paymentId, amount };
      const dispute = (await opened().control('dispute', request)) as { id: string };
      if (awaited) await idle();
      return dispute.id;
    },
    bankSays: async (dispute_id: string, status: string, phase = 'chargeback'): Promise<void> => {
      await opened().control('dispute/move', { dispute_id, status, phase });
      await idle();
    },
    move: (orderId: string, what: 'pack' | 'ship' | 'return' | 'cancel') =>
      opened().functions.moveForStaff(
        { orderId, move: what, note: '', restock: false },
        'staff',
        Date.now(),
      ),
    alerts: async (orderId: string): Promise<string[]> => {
      const found = await opened().store.collection('alerts').where('orderId', '==', orderId).get();
      return found.docs.map((one) => String(one.get('alert'))).toSorted();
    },
    openAlerts: async (orderId: string): Promise<string[]> => {
      const alerts = opened().store.collection('alerts').where('orderId', '==', orderId);
      const found = await alerts.where('open', '==', true).get();
      return found.docs.map((one) => String(one.get('alert'))).toSorted();
    },
  };
}
