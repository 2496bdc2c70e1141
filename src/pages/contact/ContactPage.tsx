import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { GrievanceCard } from '#features/seller/GrievanceCard.tsx';
import { ContactButtons } from '#features/seller/ContactButtons.tsx';
import { SellerCard } from '#features/seller/SellerCard.tsx';
import { words as findWords } from '#text/orders/find-order.ts';
import { contactWords as words } from '#text/site/contact.ts';
import { words as statusWords } from '#text/site/message-status.ts';
import { sellerWords } from '#text/site/seller.ts';
import { lazyOnIdle } from '#ui/loading/lazy.tsx';

const ContactPanel = lazyOnIdle(
  async () => (await import('#features/contact/ContactPanel.tsx')).ContactPanel,
);
const MessageStatus = lazyOnIdle(
  async () => (await import('#features/contact/MessageStatus.tsx')).MessageStatus,
);

/** `/contact`: a form with a ticket number, and all other contact details. */
export default function ContactPage() {
  return (
    <div className="shell py-8 lg:py-12">
      <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">{words.lead}</p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <section aria-labelledby="talk" className="lg:col-start-2">
          <h2 id="talk" className="mb-4 text-2xl">
            {sellerWords.reach.title}
          </h2>
          <ContactButtons />
        </section>
        <section aria-labelledby="write" className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <h2 id="write" className="mb-4 text-2xl">
            {words.formTitle}
          </h2>
          <ContactPanel />
        </section>
        <div className="self-start lg:-mt-6">
          <div className="rounded-card bg-leaf-tint px-5 py-4">
            <h2 className="text-lg">{words.answersTitle}</h2>
            <p className="mt-1">{words.answersText}</p>
            <p className="flex flex-wrap gap-x-6">
              <Link
                to={paths.faq}
                className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
              >
                {words.answersLink}
              </Link>
              <Link
                to={paths.findOrder}
                className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
              >
                {findWords.title}
              </Link>
            </p>
          </div>
          <section aria-labelledby="status" className="mt-10">
            <h2 id="status" className="mb-3 text-2xl">
              {statusWords.title}
            </h2>
            <MessageStatus />
          </section>
        </div>
      </div>
      <div className="mt-14 grid gap-x-16 gap-y-10 border-t border-hairline pt-10 lg:grid-cols-2">
        <section aria-labelledby="seller">
          <h2 id="seller" className="mb-3 text-2xl">
            {words.sellerTitle}
          </h2>
          <SellerCard />
        </section>
        <section aria-labelledby="grievance">
          <h2 id="grievance" className="text-2xl">
            {words.grievanceTitle}
          </h2>
          <p className="mt-2 mb-3 text-ink-soft">{words.grievanceText}</p>
          <GrievanceCard />
        </section>
      </div>
    </div>
  );
}
