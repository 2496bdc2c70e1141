import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import { remainingPieces } from '#domain/order/order-pieces.ts';
import { lineAmount, type Order } from '#domain/order/order.ts';
import type { LineRefund } from '#domain/refund/refundable-lines.ts';
import { packForm } from '#domain/product/pack-form.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { words } from '#text/admin/orders.ts';
import { returnWords } from '#text/admin/orders/returns.ts';
import { editWords } from '#text/orders/order-edits.ts';
import { deliveryName } from '#text/orders/delivery-name.ts';
import { discountTexts } from '#text/orders/discounts.ts';
import { useMay } from '../../frame/use-role.ts';
import { AmountList } from '#ui/content/AmountList.tsx';
import { PackPicture } from '#ui/images/PackPicture.tsx';
import { Picture } from '#ui/images/Picture.tsx';

interface LineTableProps {
  /** What refunds took of each line. */
  refunds: readonly (LineRefund | null)[];
  order: Pick<Order, 'lines' | 'totals' | 'coupon' | 'bundles' | 'gift' | 'test'>;
}

const { detail, totals: own } = words;

/** The order's lines with their invoice fields, and the composition of the total. */
export function LineTable({ order, refunds }: LineTableProps) {
  const { lines, totals, coupon, bundles, gift, test } = order;
  const seesMoney = useMay('see-money');
  const seesShop = useMay('see-shop');
  const sums = [
    { name: own.items, value: formatMoney(totals.itemsPaise) },
    ...discountTexts(totals.discountPaise, bundles, own.discount(coupon)),
    {
      name: deliveryName(own.delivery, totals.weightGrams),
      value: formatMoney(totals.shippingPaise),
    },
    ...(totals.codFeePaise > 0
      ? [{ name: own.codFee, value: formatMoney(totals.codFeePaise) }]
      : []),
  ];
  return (
    <>
      <ul className="divide-y divide-hairline">
        {lines.map((line, index) => {
          const refund = refunds[index];
          const { slug, title, sku, imageURL, quantity, unitPricePaise, hsn, gstPercent } = line;
          const { cancelledQuantity: cancelled = 0 } = line;
          const gone = quantity - remainingPieces(line);
          const isComplete = hsn !== '' && gstPercent !== null;
          return (
            <li key={slug} className="flex items-start gap-4 py-3 first:pt-0">
              <span className="w-14 shrink-0">
                {imageURL ? (
                  <Picture
                    {...responsivePicture(imageURL)}
                    alt=""
                    sizes="3.5rem"
                    width={800}
                    height={800}
                  />
                ) : (
                  <PackPicture form={packForm()} />
                )}
              </span>
              <div className="min-w-0 grow">
                <p className="[overflow-wrap:anywhere]">
                  <span className="amount font-semibold">{`${quantity} ×`}</span>{' '}
                  {test || !seesShop ? (
                    <span>{title}</span>
                  ) : (
                    <Link
                      to={adminPaths.open('products', slug)}
                      className="underline-offset-4 hover:underline"
                    >
                      {title}
                    </Link>
                  )}
                </p>
                <p className="amount text-sm text-ink-soft [overflow-wrap:anywhere]">
                  {seesMoney ? detail.each(formatMoney(unitPricePaise), sku) : sku}
                </p>
                {seesMoney && line.discountPaise > 0 && (
                  <p className="amount text-sm text-ink-soft">
                    {detail.afterDiscount(formatMoney(lineAmount(line)))}
                  </p>
                )}
                {refund && (
                  <p className="amount font-semibold text-clay">
                    {detail.refunded(formatMoney(refund.amountPaise))}
                  </p>
                )}
                {cancelled > 0 && (
                  <p className="amount font-semibold text-clay">
                    {editWords.gone(cancelled, quantity + cancelled)}
                  </p>
                )}
                {gone > 0 && (
                  <p className="amount font-semibold text-clay">
                    {returnWords.gone(gone, quantity)}
                  </p>
                )}
                {!test && seesMoney && (
                  <p className={`amount text-sm ${isComplete ? 'text-ink-soft' : 'text-clay'}`}>
                    {detail.hsn(hsn, gstPercent === null ? detail.noRate : `${gstPercent}%`)}
                  </p>
                )}
              </div>
              {seesMoney && (
                <p className="amount shrink-0">{formatMoney(paise(unitPricePaise * quantity))}</p>
              )}
            </li>
          );
        })}
      </ul>
      {gift && <p className="border-t border-hairline py-3">{detail.gift(gift.title)}</p>}
      {seesMoney && (
        <div className="border-t border-hairline pt-3">
          <AmountList
            rows={sums}
            total={{ name: own.total, value: formatMoney(totals.totalPaise) }}
          />
          <p className="mt-1 text-sm text-ink-soft">{own.gst}</p>
        </div>
      )}
    </>
  );
}
