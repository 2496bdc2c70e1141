import { type CouponDraft, couponPreview } from '#domain/checkout/coupon-form.ts';
import { type DeliveryCharges, deliveryCharge, NO_CHARGES } from '#domain/checkout/totals.ts';
import { formatMoney, type Paise, paise } from '#domain/money/money.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/coupons.ts';

interface CouponPreviewProps {
  /** Null while the input is invalid. */
  draft: CouponDraft | null;
}

/** Sample carts of the preview, in paise. */
const CARTS = [paise(50_000), paise(150_000)];

/** The discount of a valid coupon on two sample carts. */
export function CouponPreview({ draft }: CouponPreviewProps) {
  const settings = useQuery(storeSettings);
  const charges = ('data' in settings && settings.data?.shipping) || NO_CHARGES;
  return (
    <section aria-label={words.previewTitle} className="rounded-card bg-leaf-tint p-4">
      <h2 className="text-lg">{words.previewTitle}</h2>
      <div role="status">
        {draft ? (
          CARTS.map((cart) => <p key={cart}>{sentence(draft, cart, charges)}</p>)
        ) : (
          <p className="text-ink-soft">{words.previewWait}</p>
        )}
      </div>
    </section>
  );
}

function sentence(draft: CouponDraft, cart: Paise, charges: DeliveryCharges): string {
  const off = couponPreview(draft, {
    itemsPaise: cart,
    deliveryPaise: deliveryCharge(cart, 0, charges),
  });
  if (typeof off === 'number') {
    return words.preview(formatMoney(cart), formatMoney(off), formatMoney(paise(cart - off)));
  }
  const minimum = off.fault === 'minimum' ? formatMoney(off.minimumPaise) : '';
  return words.previewFault(formatMoney(cart), off.fault, minimum);
}
