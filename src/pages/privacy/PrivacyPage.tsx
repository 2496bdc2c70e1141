import { PolicyDocument } from '#features/policies/PolicyDocument.tsx';
import { DeliveryCosts } from '#features/seller/DeliveryCosts.tsx';
import { GrievanceCard } from '#features/seller/GrievanceCard.tsx';
import { SellerCard } from '#features/seller/SellerCard.tsx';
import { privacy } from '#text/en/privacy.ts';

const live = {
  seller: <SellerCard />,
  grievance: <GrievanceCard />,
  'delivery-costs': <DeliveryCosts />,
};

/** `/privacy`: what the text file of the same name says, with the seller's details as they are now. */
export default function PrivacyPage() {
  return <PolicyDocument policy={privacy} live={live} />;
}
