import { PolicyDocument } from '#features/policies/PolicyDocument.tsx';
import { DeliveryCosts, GrievanceCard, SellerCard } from '#features/seller/later.ts';
import { terms } from '#text/en/terms.ts';

const live = {
  seller: <SellerCard />,
  grievance: <GrievanceCard />,
  'delivery-costs': <DeliveryCosts />,
};

/** `/terms`: what the text file of the same name says, with the seller's details as they are now. */
export default function TermsPage() {
  return <PolicyDocument policy={terms} live={live} />;
}
