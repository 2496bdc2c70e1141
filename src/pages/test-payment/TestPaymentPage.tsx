import { Link, useSearchParams } from 'react-router-dom';
import { TEST_PAISE } from '#domain/checkout/checkout.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/site/paths.ts';
import { buildFacts } from '#data/firebase/diagnostics.ts';
import { MoneyFacts } from '#features/orders/detail/MoneyFacts.tsx';
import { OrderActions } from '#features/orders/detail/OrderActions.tsx';
import { OrderGate } from '#features/orders/detail/OrderGate.tsx';
import { PayAgain } from '#features/orders/payment/PayAgain.tsx';
import { TestPayment } from '#features/orders/payment/TestPayment.tsx';
import { TestSteps } from '#features/orders/payment/TestSteps.tsx';
import { words } from '#text/orders/test-payment.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Head } from '#ui/head/Head.tsx';

const emulated = buildFacts().emulatorPortOffset !== null;

/** `/test-payment`: pays ₹1 through the real payment flow and shows each step live. */
export default function TestPaymentPage() {
  const [query] = useSearchParams();
  const orderId = query.get('order');
  return (
    <div className="shell grid gap-8 py-8">
      <Head title={words.title} hidden />
      <div>
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-2 max-w-prose">{words.lead(formatMoney(TEST_PAISE))}</p>
        <p className="mt-1 max-w-prose text-ink-soft">{emulated ? words.emulator : words.real}</p>
      </div>
      <TestPayment emulated={emulated} isRepeat={orderId !== null} />
      {orderId !== null && (
        <OrderGate id={orderId} level={2}>
          {(order) => (
            <div className="grid gap-8">
              <section>
                <h2 className="mb-3 text-2xl">{`${words.steps}: ${words.order(order.number)}`}</h2>
                <TestSteps orderId={order.id} />
              </section>
              {order.status === 'pending-payment' && <PayAgain order={order} />}
              <section className="max-w-2xl space-y-4">
                <h2 className="text-2xl">{words.state}</h2>
                <MoneyFacts order={order} />
                <OrderActions order={order} />
                <Link to={paths.order(order.id)} className={buttonLook('quiet')}>
                  {words.open}
                </Link>
              </section>
            </div>
          )}
        </OrderGate>
      )}
    </div>
  );
}
