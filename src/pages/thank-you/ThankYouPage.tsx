import { useSearchParams } from 'react-router-dom';
import { useSession } from '#data/react/use-session.ts';
import { Confirmation } from '#features/orders/payment/Confirmation.tsx';
import { OrderGate } from '#features/orders/detail/OrderGate.tsx';
import { PhoneHelp } from '#features/seller/PhoneHelp.tsx';
import { GoogleButton } from '#features/session/GoogleButton.tsx';
import { GuestAccountForm } from '#features/session/GuestAccountForm.tsx';
import { SecondFactorStep } from '#features/session/SecondFactorStep.tsx';
import { words } from '#text/orders/thank-you.ts';
import { Head } from '#ui/head/Head.tsx';

/** `/thank-you?order=ID`: the order confirmation, available later as well; a guest can create an account here. */
export default function ThankYouPage() {
  const [query] = useSearchParams();
  const session = useSession();
  const guest = session.state === 'signed-in' && session.user.guest;
  return (
    <>
      <Head title={words.page} hidden />
      <OrderGate id={query.get('order') ?? ''}>
        {(order) => (
          <Confirmation
            order={order}
            repeated={query.get('repeated') !== null}
            help={<PhoneHelp />}
            account={
              guest && (
                <GuestAccountForm
                  email={order.email}
                  name={order.address.name}
                  google={<GoogleButton purpose="sign-in">{words.guest.google}</GoogleButton>}
                />
              )
            }
          />
        )}
      </OrderGate>
      <SecondFactorStep />
    </>
  );
}
