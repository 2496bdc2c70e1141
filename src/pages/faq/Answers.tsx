import { faqData, jsonLd } from '#domain/structured-data.ts';
import { FaqList } from '#features/faq/FaqList.tsx';
import { DeliveryCosts, GrievanceCard, SellerCard } from '#features/seller/later.ts';
import { faqEntries } from '#text/en/faq.ts';
import { Head } from '#ui/Head.tsx';

const live = {
  seller: <SellerCard />,
  grievance: <GrievanceCard />,
  'delivery-costs': <DeliveryCosts />,
};

const data = [jsonLd(faqData(faqEntries))];

/** All questions with their answers, and what search engines are told of them. */
export function Answers() {
  return (
    <>
      <Head data={data} />
      <FaqList live={live} />
    </>
  );
}
