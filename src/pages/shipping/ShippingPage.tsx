import { PolicyPage } from '#features/policies/PolicyPage.tsx';
import { DeliveryCosts } from '#features/seller/DeliveryCosts.tsx';
import { DeliveryTimes } from '#features/seller/DeliveryTimes.tsx';
import { GrievanceCard } from '#features/seller/GrievanceCard.tsx';
import { SellerCard } from '#features/seller/SellerCard.tsx';
import { shipping } from '#text/site/shipping.ts';

const live = {
  seller: <SellerCard />,
  grievance: <GrievanceCard />,
  'delivery-costs': <DeliveryCosts />,
  'delivery-times': <DeliveryTimes />,
};

/** `/shipping`: the shipping policy, with the seller's live details. */
export default function ShippingPage() {
  return <PolicyPage part="shipping" builtIn={shipping} live={live} />;
}
