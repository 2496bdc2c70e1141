import { HttpsError } from 'firebase-functions/v2/https';
import { TEST_PAISE } from '../../../src/domain/checkout/checkout.ts';
import { paise } from '../../../src/domain/money/money.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import type { Order, OrderLine } from '../../../src/domain/order/order.ts';
import type { Caller } from '../shared/callable.ts';
import { writeNewOrder } from './new-order.ts';
import { ATTEMPTS, readOrder } from '../orders/orders.ts';
import { orderIdentity } from './place-order.ts';
import { refs, store, toFirestore } from '../shared/store.ts';

/** Nothing is sent there. The number is one that no operator in India gives out. */
const NOWHERE: Order['address'] = {
  name: 'Test payment',
  phone: '+919999999999',
  pin: '560001',
  line1: 'Nothing is delivered',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
};

const LINE: OrderLine = {
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

/**
 * Orders a test payment: the money goes the way of every payment, and nothing else happens. The same attempt finds its
 * order again. `now` is epoch milliseconds.
 * @throws HttpsError `permission-denied` for everybody but staff who may change things; on the emulator for nobody.
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
  const totals = {
    itemsPaise: TEST_PAISE,
    mrpPaise: TEST_PAISE,
    discountPaise: paise(0),
    shippingPaise: paise(0),
    codFeePaise: paise(0),
    totalPaise: TEST_PAISE,
  };
  return store().runTransaction(
    async (writing) => {
      const known = await readOrder(writing, id);
      if (known) return known;
      return writeNewOrder(writing, {
        id,
        number,
        uid,
        print: 'test',
        asked: {
          ask: 'order',
          attemptId,
          lines: [{ slug: LINE.slug, quantity: LINE.quantity }],
          coupon: '',
          email,
          address: NOWHERE,
          method: 'online',
          gstin: '',
          expectedTotalPaise: TEST_PAISE,
        },
        priced: { totals, lines: [], orderLines: [LINE] },
        now,
        test: true,
      });
    },
    { maxAttempts: ATTEMPTS },
  );
}

/** What is noted of a test payment beside its journal. */
type TestStep = 'action' | 'return' | 'webhook';

/** gRPC's code for a document that is there already. */
const ALREADY_EXISTS = 6;

/** Notes in the journal of a test payment that a step was reached, the first time; of any other order, nothing. */
export async function noteTestStep(
  { id, status, test }: Order,
  what: TestStep,
  now: number,
): Promise<void> {
  if (!test) return;
  try {
    await refs.testStep(id, what).create(toFirestore({ what, status, actor: 'provider', at: now }));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS)) throw error;
  }
}
