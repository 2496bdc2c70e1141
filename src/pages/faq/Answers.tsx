import { useMemo } from 'react';
import { faqData, jsonLd } from '#domain/site/structured-data.ts';
import { pageContent } from '#data/content/site-content.ts';
import { withShopName } from '#domain/site/shop-name.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useReturnTerms } from '#data/react/use-return-terms.ts';
import { FaqList } from '#features/faq/FaqList.tsx';
import { DeliveryCosts } from '#features/seller/DeliveryCosts.tsx';
import { DeliveryTimes } from '#features/seller/DeliveryTimes.tsx';
import { GrievanceCard } from '#features/seller/GrievanceCard.tsx';
import { SellerCard } from '#features/seller/SellerCard.tsx';
import { withReturnTerms } from '#text/content/return-terms.ts';
import { plainEntries } from '#text/faq/faq.ts';
import { Head } from '#ui/head/Head.tsx';
import { ownOrBuiltIn } from './faq-groups.ts';

const live = {
  seller: <SellerCard />,
  grievance: <GrievanceCard />,
  'delivery-costs': <DeliveryCosts />,
  'delivery-times': <DeliveryTimes />,
};

/** All questions and answers, the owner's or the built-in ones, with structured data. */
export function Answers() {
  const own = useQuery(pageContent('faq'));
  const value = own.state === 'loading' ? null : own.data?.value;
  const { name } = useBrand();
  const terms = useReturnTerms();
  const groups = useMemo(
    () => withReturnTerms(withShopName(ownOrBuiltIn(value), name), terms),
    [value, name, terms],
  );
  return (
    <>
      <Head data={[jsonLd(faqData(plainEntries(groups)))]} />
      <FaqList groups={groups} live={live} />
    </>
  );
}
