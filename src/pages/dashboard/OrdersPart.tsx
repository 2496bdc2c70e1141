import { Link } from 'react-router-dom';
import { formatPhone } from '#domain/customer/phone.ts';
import type { Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import type { Session, SessionUser } from '#data/account/session-state.ts';
import { AddressFields } from '#features/account/AddressFields.tsx';
import { OrderDetail } from '#features/orders/detail/OrderDetail.tsx';
import { OrderGate } from '#features/orders/detail/OrderGate.tsx';
import { OrderList } from '#features/orders/list/OrderList.tsx';
import { useGuestOrders } from '#features/orders/list/use-guest-orders.ts';
import { PhoneHelp } from '#features/seller/PhoneHelp.tsx';
import { words as accountWords } from '#text/account/account.ts';
import { words } from '#text/orders/orders.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { PhoneField } from '#ui/form/PhoneField.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { EmptyState } from './EmptyState.tsx';

interface OrdersPartProps {
  session: Session;
  /** The order id from the URL; null for the list. */
  orderId: string | null;
}

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4';

const { phone, phoneHint } = accountWords.addresses;

/** The fields of an order's address, filled in. */
const addressFields = (form: Form, address: Order['address']) => (
  <AddressFields
    form={form}
    initial={address}
    phone={
      <PhoneField
        form={form}
        label={phone}
        hint={phoneHint}
        defaultValue={formatPhone(address.phone)}
      />
    }
  />
);

/** The customer's orders or one of them. Visitors see how to find theirs. */
export function OrdersPart({ session, orderId }: OrdersPartProps) {
  if (orderId !== null) {
    return (
      <OrderGate id={orderId}>
        {(order) => (
          <OrderDetail order={order} help={<PhoneHelp />} addressFields={addressFields} />
        )}
      </OrderGate>
    );
  }
  if (session.state !== 'signed-in') {
    const { visitor } = words;
    return (
      <div className="max-w-xl">
        <EmptyState level={2} title={visitor.title} text={visitor.text}>
          <div className="flex flex-wrap gap-3">
            <Link to={paths.auth({ next: paths.orders })} className={buttonLook('main')}>
              {visitor.action}
            </Link>
            <Link to={paths.findOrder} className={buttonLook('quiet')}>
              {words.find}
            </Link>
          </div>
        </EmptyState>
      </div>
    );
  }
  return <OwnOrders user={session.user} />;
}

/** The orders of the signed-in user, guests included. */
function OwnOrders({ user }: { user: SessionUser }) {
  useGuestOrders(user);
  const { uid, guest } = user;
  const { empty } = words;
  return (
    <>
      {guest && (
        <p className="mb-6 rounded-card bg-leaf-tint px-4 py-2">
          <span>{words.guest}</span>{' '}
          <Link to={paths.auth({ next: paths.orders })} className={LINK}>
            {words.guestLink}
          </Link>
        </p>
      )}
      <OrderList
        uid={uid}
        empty={
          <div className="max-w-xl">
            <EmptyState level={2} title={empty.title} text={empty.text}>
              <Link to={paths.products} className={buttonLook('main')}>
                {empty.action}
              </Link>
            </EmptyState>
          </div>
        }
      />
      <p className="mt-8 text-ink-soft">
        <span>{words.elsewhere}</span>{' '}
        <Link to={paths.findOrder} className={LINK}>
          {words.elsewhereLink}
        </Link>
      </p>
    </>
  );
}
