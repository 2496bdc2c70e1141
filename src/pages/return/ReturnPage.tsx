import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { OrderGate } from '#features/orders/detail/OrderGate.tsx';
import { PaymentReturn } from '#features/orders/payment/PaymentReturn.tsx';
import { words } from '#text/orders/payment-return.ts';
import { Head } from '#ui/head/Head.tsx';

/** `/return?order=ID`: the return URL of the payment provider. Moves on when the payment has arrived. */
export default function ReturnPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <Head title={words.title} hidden />
      <OrderGate id={query.get('order') ?? ''}>
        {(order) =>
          order.test ? (
            <Navigate to={paths.testPayment(order.id)} replace />
          ) : (
            <PaymentReturn
              order={order}
              onDone={() => void navigate(paths.thankYou(order.id), { replace: true })}
            />
          )
        }
      </OrderGate>
    </>
  );
}
