import { Link } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { faqData, jsonLd } from '#domain/structured-data.ts';
import { FaqList } from '#features/faq/FaqList.tsx';
import { DeliveryCosts } from '#features/seller/DeliveryCosts.tsx';
import { GrievanceCard } from '#features/seller/GrievanceCard.tsx';
import { SellerCard } from '#features/seller/SellerCard.tsx';
import { faqEntries, faqWords } from '#text/en/faq.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Head } from '#ui/Head.tsx';

const live = {
  seller: <SellerCard />,
  grievance: <GrievanceCard />,
  'delivery-costs': <DeliveryCosts />,
};

const data = [jsonLd(faqData(faqEntries))];

/** `/faq`: every answer can be searched for, opened, and sent to somebody by its fragment. */
export default function FaqPage() {
  return (
    <div className="shell py-8 lg:py-12">
      <Head data={data} />
      <h1 className="text-3xl sm:text-4xl">{faqWords.title}</h1>
      <p className="mt-3 mb-6 max-w-prose text-lg text-ink-soft">{faqWords.lead}</p>
      <FaqList live={live} />
      <section className="mt-14 rounded-card bg-leaf-tint px-6 py-8 text-center print:hidden">
        <h2 className="text-2xl">{faqWords.moreTitle}</h2>
        <p className="mt-2 mb-5">{faqWords.more}</p>
        <Link to={paths.contact} className={buttonLook('main')}>
          {faqWords.ask}
        </Link>
      </section>
    </div>
  );
}
