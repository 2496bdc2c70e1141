import { PolicyPage } from '#features/policies/PolicyPage.tsx';
import { DeliveryCosts } from '#features/seller/DeliveryCosts.tsx';
import { DeliveryTimes } from '#features/seller/DeliveryTimes.tsx';
import { GrievanceCard } from '#features/seller/GrievanceCard.tsx';
import { SellerCard } from '#features/seller/SellerCard.tsx';
import { terms } from '#text/site/terms.ts';

const live = {
  seller: <SellerCard />,
  grievance: <GrievanceCard />,
  'delivery-costs': <DeliveryCosts />,
  'delivery-times': <DeliveryTimes />,
};

/** `/terms`: the terms, with the seller's live details. */
export default function TermsPage() {
  return <PolicyPage part="terms" builtIn={terms} live={live} />;
}
