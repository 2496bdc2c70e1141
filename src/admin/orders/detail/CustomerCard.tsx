import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import type { Order } from '#domain/order/order.ts';
import { formatPhone, phoneLink } from '#domain/customer/phone.ts';
import { courierNamed } from '#domain/shipping/courier.ts';
import { revokeOrderLinks } from '#data/orders/order-link.ts';
import { words as customerWords } from '#text/admin/customers.ts';
import { linkWords } from '#text/admin/orders/order-links.ts';
import { shippingWords } from '#text/admin/orders/shipping.ts';
import { words } from '#text/admin/orders.ts';
import { failureSentences } from '#text/site/failures.ts';
import { ActionButton } from '#ui/form/ActionButton.tsx';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import { addressLines } from '../address-lines.ts';
import { useMay, useMayEdit } from '../../frame/use-role.ts';
import { EditButton } from '../edits/EditButton.tsx';
import { CorrectTracking } from '../shipping/CorrectTracking.tsx';
import { FactList } from '#ui/content/FactList.tsx';

interface CustomerCardProps {
  order: Order;
}

const { detail: own } = words;
const LINK = 'inline-flex min-h-11 items-center text-leaf underline underline-offset-4';

/** The customer and the delivery address, formatted for a label. */
export function CustomerCard({ order }: CustomerCardProps) {
  const { id, email, address, gstin, shipment, test } = order;
  const mayEdit = useMayEdit();
  const seesShop = useMay('see-shop');
  const courierPhone = courierNamed(shipment?.courier ?? '')?.phone ?? '';
  const label = addressLines(address);
  const orders = `${adminPaths.tab('orders')}?q=${encodeURIComponent(email)}`;
  return (
    <>
      <section>
        <h2 className="mb-3 text-xl">{own.customer}</h2>
        <FactList
          facts={[
            {
              name: own.email,
              value: (
                <a href={`mailto:${email}`} className={LINK}>
                  {email}
                </a>
              ),
            },
            {
              name: own.phone,
              value: (
                <a href={phoneLink(address.phone)} className={`amount ${LINK}`}>
                  {formatPhone(address.phone)}
                </a>
              ),
            },
            ...(gstin === '' ? [] : [{ name: own.gstin, value: gstin }]),
          ]}
        />
        <EditButton order={order} what="billing" />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {email !== '' && (
            <Link to={orders} className={LINK}>
              {own.all}
            </Link>
          )}
          {seesShop && !test && (
            <Link to={adminPaths.customer(email || address.phone)} className={LINK}>
              {customerWords.open}
            </Link>
          )}
          {mayEdit && (
            <ActionButton
              look="quiet"
              label={linkWords.revoke}
              pending={linkWords.revoking}
              done={linkWords.revoked}
              run={async () => {
                const answer = await revokeOrderLinks(id);
                if (!answer.ok) return failureSentences[answer.failure.code];
                return answer.value.outcome === 'revoked' ? '' : linkWords.failed;
              }}
            />
          )}
        </div>
      </section>
      {!test && (
        <section>
          <h2 className="mb-3 text-xl">{own.address}</h2>
          <address
            translate="no"
            className="amount whitespace-pre-line not-italic [overflow-wrap:anywhere]"
          >
            {label}
          </address>
          <CopyButton
            text={label}
            label={own.copyLabel}
            done={own.copied}
            failed={own.copyFailed}
          />
          <EditButton order={order} what="address" />
          {shipment && (
            <FactList
              facts={[
                { name: own.courier, value: shipment.courier },
                ...(courierPhone === ''
                  ? []
                  : [
                      {
                        name: shippingWords.courierPhone,
                        value: (
                          <a href={phoneLink(courierPhone)} className={`amount ${LINK}`}>
                            {courierPhone}
                          </a>
                        ),
                      },
                    ]),
                {
                  name: own.tracking,
                  value: shipment.tracking && (
                    <CopyButton
                      text={shipment.tracking}
                      label={shipment.tracking}
                      done={own.copied}
                      failed={own.copyFailed}
                    />
                  ),
                },
              ]}
            />
          )}
          <CorrectTracking order={order} parcel={null} />
        </section>
      )}
    </>
  );
}
