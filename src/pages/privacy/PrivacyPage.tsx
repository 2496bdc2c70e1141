import { PolicyPage } from '#features/policies/PolicyPage.tsx';
import { DeliveryCosts } from '#features/seller/DeliveryCosts.tsx';
import { DeliveryTimes } from '#features/seller/DeliveryTimes.tsx';
import { GrievanceCard } from '#features/seller/GrievanceCard.tsx';
import { SellerCard } from '#features/seller/SellerCard.tsx';
import { privacy } from '#text/site/privacy.ts';

const live = {
  seller: <SellerCard />,
  grievance: <GrievanceCard />,
  'delivery-costs': <DeliveryCosts />,
  'delivery-times': <DeliveryTimes />,
};

/** `/privacy`: the privacy policy, with the seller's live details. */
export default function PrivacyPage() {
  return <PolicyPage part="privacy" builtIn={privacy} live={live} />;
}
