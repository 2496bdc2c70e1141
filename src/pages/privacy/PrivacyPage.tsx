import { PolicyPage } from '#features/policies/PolicyPage.tsx';
import { GrievanceCard } from '#features/seller/GrievanceCard.tsx';
import { SellerCard } from '#features/seller/SellerCard.tsx';
import { privacy } from '#text/site/privacy.ts';
import { lazyOnDemand } from '#ui/loading/lazy.tsx';

/** Only an owner's own words name these two. */
const DeliveryCosts = lazyOnDemand(
  async () => (await import('#features/seller/DeliveryCosts.tsx')).DeliveryCosts,
);
const DeliveryTimes = lazyOnDemand(
  async () => (await import('#features/seller/DeliveryTimes.tsx')).DeliveryTimes,
);

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
