import { faqData, jsonLd } from '#domain/site/structured-data.ts';
import { FaqList } from '#features/faq/FaqList.tsx';
import { DeliveryCosts } from '#features/seller/DeliveryCosts.tsx';
import { GrievanceCard } from '#features/seller/GrievanceCard.tsx';
import { SellerCard } from '#features/seller/SellerCard.tsx';
import { faqEntries } from '#text/faq/faq.ts';
import { Head } from '#ui/head/Head.tsx';

const live = {
  seller: <SellerCard />,
  grievance: <GrievanceCard />,
  'delivery-costs': <DeliveryCosts />,
};

const data = [jsonLd(faqData(faqEntries))];

/** All questions and answers, with structured data. */
export function Answers() {
  return (
    <>
      <Head data={data} />
      <FaqList live={live} />
    </>
  );
}
