import { TestPaymentRequestSchema } from '../../../src/domain/checkout/checkout.ts';
import { noteTestStep, placeTestOrder } from '../checkout/test-order.ts';
import { withPayment } from '../checkout/with-payment.ts';
import { providerSecrets } from '../payments/gateway/providers.ts';
import { callable } from '../platform/callable.ts';

/**
 * Places a test payment of the provider's smallest amount, at `/api/startTestPayment`: `{ attemptId }`. For owner and
 * staff; on the emulator for any caller. Answers like `placeOrder`; the journal of the order notes that its payment page
 * was offered. See `callable` for the errors.
 */
export const startTestPayment = callable(
  {
    name: 'startTestPayment',
    schema: TestPaymentRequestSchema,
    who: 'person',
    options: { secrets: providerSecrets },
  },
  async ({ attemptId }, caller) => {
    const now = Date.now();
    const state = await placeTestOrder(attemptId, caller, now);
    const answer = await withPayment(state, now);
    if (answer.outcome === 'ordered' && answer.action) {
      await noteTestStep(state.order, 'action', Date.now());
    }
    return answer;
  },
);
