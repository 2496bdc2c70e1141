import { HttpsError } from 'firebase-functions/v2/https';
import { TEST_PAISE } from '../../../src/domain/checkout/checkout.ts';
import { paise } from '../../../src/domain/money/money.ts';
import { createOrder } from '../../../src/domain/order/create-order.ts';
import { DEFAULT_METHOD } from '../../../src/domain/payment/payment-method.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import type { Order, OrderLine } from '../../../src/domain/order/order.ts';
import type { Caller } from '../platform/callable.ts';
import { prepareTransition } from '../orders/transition-order.ts';
import { readOrder } from '../orders/order-documents.ts';
import { orderIdentity } from './order-identity.ts';
import { ATTEMPTS, createOnce, refs, store, toFirestore } from '../platform/store.ts';

/** Nothing is sent to this address. No Indian operator assigns this number. */
const TEST_ADDRESS: Order['address'] = {
  name: 'Test payment',
  phone: '+919999999999',
  pin: '560001',
  line1: 'Nothing is delivered',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
};

const TEST_LINE: OrderLine = {
  slug: 'test-payment',
  title: 'Test payment',
  sku: 'TEST',
  imageURL: '',
  quantity: 1,
  unitPricePaise: TEST_PAISE,
  unitMrpPaise: TEST_PAISE,
  discountPaise: paise(0),
  hsn: '',
  unitCode: 'NOS',
  gstPercent: null,
};

const TEST_TOTALS: Order['totals'] = {
  itemsPaise: TEST_PAISE,
  mrpPaise: TEST_PAISE,
  discountPaise: paise(0),
  shippingPaise: paise(0),
  codFeePaise: paise(0),
  totalPaise: TEST_PAISE,
};

/**
 * Places a test payment: only money moves, through the same code as every payment. Idempotent per attempt. `now` is
 * epoch milliseconds.
 * @throws HttpsError `permission-denied` unless the caller is owner or staff; never on the emulator.
 */
export async function placeTestOrder(
  attemptId: string,
  { uid, role, email }: Caller,
  now: number,
): Promise<OrderState> {
  const emulated = process.env['FUNCTIONS_EMULATOR'] === 'true';
  if (!emulated && role !== 'owner' && role !== 'staff') {
    throw new HttpsError('permission-denied', 'denied');
  }
  const { id, number } = orderIdentity(uid, attemptId);
  return store().runTransaction(
    async (tx) => {
      const existing = await readOrder(tx, id);
      if (existing) return existing;
      const transition = createOrder(
        {
          id,
          number,
          uid,
          method: DEFAULT_METHOD,
          email,
          emailConfirmed: false,
          address: TEST_ADDRESS,
          gstin: '',
          billing: null,
          coupon: '',
          totals: TEST_TOTALS,
          lines: [TEST_LINE],
          test: true,
        },
        now,
      );
      const ready = await prepareTransition(tx, transition, {
        before: null,
        now,
        extra: { print: 'test' },
      });
      ready.write({ what: 'order', actor: 'shopper', by: uid });
      return ready.state;
    },
    { maxAttempts: ATTEMPTS },
  );
}

/** Steps of a test payment in its journal. */
type TestStep = 'action' | 'return' | 'webhook';

/** Records in the journal of a test payment that a step was reached for the first time; ignores other orders. */
export async function noteTestStep(
  { id, status, test }: Order,
  step: TestStep,
  now: number,
): Promise<void> {
  if (!test) return;
  const entry = { what: step, status, actor: 'provider', at: now };
  await createOnce(refs.testStep(id, step), toFirestore(entry));
}
